const backends: Record<string, string> = {
  server: 'http://127.0.0.1:8080',
  prism: 'http://127.0.0.1:4010',
};

/** Returns where the calls of a mode go: `BACKEND`, or its default. In mode `mock` they stay in the page. */
export function backendOf(mode: string): string | undefined {
  return backends[mode] && (process.env.BACKEND || backends[mode]);
}
