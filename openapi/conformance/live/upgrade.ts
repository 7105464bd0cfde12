import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { BrokenRule, NotChecked } from '../broken-rule.ts';
import { quote } from '../http/curl.ts';
import { textOf } from '../http/local-server.ts';
import type { Kit } from '../kit.ts';

export const timeoutMs = 30_000;

type UpgradeOptions = {
  /** Headers to send in addition to the usual headers of an upgrade. An undefined value leaves a header out. */
  headers?: Record<string, string | undefined>;
  /** Text that follows the path of the live connection, for another path. */
  end?: string;
  /** The whole query. By default, the init data is its only parameter. */
  query?: string;
};

/**
 * Starts the request that upgrades to a live connection.
 * @throws `NotChecked` if the run cannot use a live connection.
 */
export function startUpgrade(
  kit: Kit,
  initData: string,
  {
    headers = {},
    end = '',
    query = `tg_auth=${encodeURIComponent(initData)}`,
    timeout = timeoutMs,
  }: UpgradeOptions & { timeout?: number } = {},
) {
  const { live } = kit.target.addresses;
  const reason = kit.target.reasonAgainst('live');
  if (live === null || reason !== undefined) throw new NotChecked(reason ?? 'needs --live');
  const url = new URL(`${live.replace(/^ws/, 'http')}${end}?${query}`);
  const all = Object.entries({
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }).filter((header): header is [string, string] => header[1] !== undefined);
  const ask = url.protocol === 'https:' ? requestSecurely : request;
  const asked = ask(url, { headers: Object.fromEntries(all), agent: false, timeout });
  asked.on('timeout', () => asked.destroy(new Error(`no response within ${timeout / 1000} s`)));
  return { asked, live, url, headers: all };
}

/**
 * Requests the upgrade to a live connection, and closes an accepted connection at once.
 * @throws `NotChecked` if the run cannot use a live connection.
 * @throws `BrokenRule` if the server's response is missing or incomplete.
 */
export function upgrade(
  kit: Kit,
  initData: string,
  options: UpgradeOptions = {},
): Promise<{ status: number; code?: string }> {
  const { asked, live, url, headers } = startUpgrade(kit, initData, options);
  const shown = headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  kit.steps.note(`curl -i ${quote(url.href)} ${shown.join(' ')}`);
  return new Promise((resolve, reject) => {
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve({ status: 101 });
    });
    const failed = (what: string) => (error: Error) =>
      reject(new BrokenRule(`The upgrade at ${live} got ${what}: ${error.message}`));
    asked.on('response', (incoming) => {
      textOf(incoming).then((text) => {
        const code = codeIn(text);
        const response = { status: incoming.statusCode ?? 0, ...(code !== undefined && { code }) };
        kit.target.coverage.saw(undefined, { ...response, code });
        resolve(response);
      }, failed('an incomplete response'));
    });
    asked.on('error', failed('no response'));
    asked.end();
  });
}

function codeIn(text: string): string | undefined {
  try {
    const { code } = JSON.parse(text);
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
