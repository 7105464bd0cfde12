const backends: Record<string, string> = {
  server: 'http://127.0.0.1:8080',
  prism: 'http://127.0.0.1:4010',
};

/**
 * Returns the URL of a mode's backend. The environment variable `BACKEND` overrides the default URL.
 * @returns undefined for a mode without a backend, such as `mock`
 */
export function backendOf(mode: string): string | undefined {
  return backends[mode] && (process.env.BACKEND || backends[mode]);
}
