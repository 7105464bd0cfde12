const backends: Record<string, string> = {
  server: 'http://127.0.0.1:8080',
  prism: 'http://127.0.0.1:4010',
};

/**
 * Returns the URL of the backend in a mode: the environment variable `BACKEND`, or the default of the mode. Returns
 * undefined in modes without a backend, such as `mock`, where calls do not leave the page.
 */
export function backendOf(mode: string): string | undefined {
  return backends[mode] && (process.env.BACKEND || backends[mode]);
}
