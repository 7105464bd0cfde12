const backends: Record<string, string> = {
  server: 'http://127.0.0.1:8080',
  prism: 'http://127.0.0.1:4010',
};

/** Returns the URL of a mode's backend (`BACKEND` overrides it), or undefined for a mode without a backend. */
export function backendOf(mode: string): string | undefined {
  return backends[mode] && (process.env.BACKEND || backends[mode]);
}
