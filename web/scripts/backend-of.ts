const backends: Record<string, string> = {
  server: 'http://127.0.0.1:8080',
  prism: 'http://127.0.0.1:4010',
};

/**
 * Returns the URL of the mode's backend: the environment variable `BACKEND` if set, otherwise a fixed URL. Returns
 * undefined for a mode without a backend, even if `BACKEND` is set.
 */
export function backendOf(mode: string): string | undefined {
  return backends[mode] && (process.env.BACKEND || backends[mode]);
}
