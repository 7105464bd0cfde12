import { BrokenRule } from '../broken-rule.ts';
import { described, ok, same } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import { aloneMs, sendAlone } from '../http/send-alone.ts';
import { sendRaw } from '../http/send-raw.ts';
import type { Kit } from '../kit.ts';
import type { User } from '../product/user-responses.ts';
import { secondMs } from '../times.ts';

const timeoutMs = 40 * secondMs;
/** The number of bytes that a step shows. */
const shownBytes = 100;

/** Returns the text of `GET /level` with further header lines, on a connection that closes after it. */
export function levelRequest(kit: Kit, lines: string[] = [], query = ''): string {
  const { host, pathname } = new URL(kit.target.addresses.api);
  const head = [`GET ${pathname}/level${query} HTTP/1.1`, `Host: ${host}`, 'Connection: close'];
  return [...head, ...lines, '\r\n'].join('\r\n');
}

/**
 * Sends bytes to the origin of the API. The response may have any body, because an HTTP library may send it before the
 * server's code runs.
 * @param trickle text that follows the bytes again and again
 * @returns `null` if the server closes the connection without a response.
 */
export async function sendBytes(
  kit: Kit,
  what: string,
  bytes: string | Uint8Array,
  trickle?: string,
): Promise<HttpResponse | null> {
  const url = new URL(kit.target.addresses.api);
  const text = Buffer.from(bytes).toString('latin1');
  const shown = JSON.stringify(text.slice(0, shownBytes));
  kit.steps.note(`(${what}, ${shown}, on a connection to ${url.host})`);
  const response = await sendRaw(url, bytes, {
    place: `A connection with ${what}`,
    timeoutMs,
    ...(trickle !== undefined && { trickle }),
  });
  if (response) kit.target.coverage.saw(undefined, response);
  return response;
}

/** Runs `send` while the body of another request arrives, and expects the usual response to that request. */
export async function expectUnharmed(kit: Kit, send: () => Promise<void>): Promise<void> {
  const path = '/user/me/username-visibility';
  const headers = {
    Authorization: `tma ${kit.player().initData}`,
    'Content-Type': 'application/json',
  };
  const url = new URL(kit.target.addresses.api + path);
  const place = `A request to PATCH ${path}, whose body arrived meanwhile,`;
  let finish: () => void = () => undefined;
  const other = sendAlone(url, { method: 'PATCH', headers }, place, (outgoing) => {
    outgoing.write('{"is_username_visible":');
    finish = () => void outgoing.end('true}');
  });
  const start = performance.now();
  const passed = () => (performance.now() - start) / secondMs;
  let held = 0;
  let ended = 0;
  const sending = send().finally(() => {
    held = passed();
    finish();
  });
  const ending = other.finally(() => {
    ended = passed();
  });
  const [sent, response] = await Promise.allSettled([sending, ending]);
  if (sent.status === 'rejected') throw sent.reason;
  const holding = `its body was held back for ${held.toFixed(1)} s`;
  if (response.status === 'rejected') {
    const closing = `, and the server closed its connection after ${ended.toFixed(1)} s`;
    const isClosed = ended * secondMs < aloneMs;
    throw new BrokenRule(`${response.reason.message}; ${holding}${isClosed ? closing : ''}`);
  }
  const { is_username_visible } = ok<User>(described(response.value, `(${holding})`));
  same(is_username_visible, true, 'is_username_visible of that request');
}
