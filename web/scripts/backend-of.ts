const backends: Record<string, string> = {
  server: 'http://127.0.0.1:8080',
  prism: 'http://127.0.0.1:4010',
};

/**
 * Returns the URL of the backend in a mode: the variable `BACKEND`, or the mode's default. Returns undefined in other
 * modes, such as `mock`, where the calls stay in the page.
 */
export function backendOf(mode: string): string | undefined {
  return backends[mode] && (process.env.BACKEND || backends[mode]);
}
