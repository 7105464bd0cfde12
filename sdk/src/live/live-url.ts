/**
 * Returns the URL of the live connection.
 * @param base The API's base URL, absolute or relative to `page`.
 *
 * @example
 * liveUrl('/api', 'hash=ab', 'https://bold.example/'); // 'wss://bold.example/api/live?tg_auth=hash%3Dab'
 */
export function liveUrl(base: string, initData: string, page?: string): string {
  const url = new URL(`${base}/live`, page);
  url.protocol = url.protocol.replace('http', 'ws');
  url.search = new URLSearchParams({ tg_auth: initData }).toString();
  return url.href;
}
