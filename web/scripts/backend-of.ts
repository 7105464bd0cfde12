const backends: Record<string, string> = {
  server: 'http://127.0.0.1:8080',
  prism: 'http://127.0.0.1:4010',
};

/**
 * Returns the URL of the mode's backend, or undefined if the mode has no backend. The environment variable `BACKEND`
 * replaces the URL of a backend, but does not add a backend to a mode without one.
 */
export function backendOf(mode: string): string | undefined {
  return backends[mode] && (process.env.BACKEND || backends[mode]);
}
