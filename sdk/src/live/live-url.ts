/**
 * The address of the live connection: `<base>/live?tg_auth=<init data>`, where `base` is the API's
 * address as the fetch client has it (`/api`, `https://host/api`). `page` is the address against
 * which a relative one is read.
 */
export function liveUrl(base: string, initData: string, page?: string): string {
  const url = new URL(`${base}/live`, page);
  url.protocol = url.protocol.replace('http', 'ws');
  url.search = new URLSearchParams({ tg_auth: initData }).toString();
  return url.href;
}
