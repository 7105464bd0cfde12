import { connect as connectPlainly } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { BrokenRule, NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';

const check = checksOf('document');
const kilobytes = [20, 60, 250, 1_000];
const timeoutMs = 55_000;

/** The checks of requests that the server's HTTP layer refuses before any operation runs. */
export const edgeChecks: Check[] = [
  check('headers above the server’s limit return 431 HEADERS_TOO_LARGE', ['R104'], async (kit) => {
    // The kit's client adds headers of its own.
    const fitting = 'a'.repeat(kit.documents.constant('request_headers_bytes') - 1_000);
    const long = await kit.call({ method: 'GET', path: `/level?filler=${fitting}`, headers: {} });
    refused(long, 'INIT_DATA_MISSING');
    const many = { 'X-Filler': fitting };
    refused(await kit.call({ method: 'GET', path: '/level', headers: many }), 'INIT_DATA_MISSING');
    for (const size of kilobytes) {
      const headers = { 'X-Filler': 'a'.repeat(size * 1_000), Connection: 'close' };
      const response = await kit.call({ method: 'GET', path: '/level', headers });
      if (response.status !== 401) return refused(response, 'HEADERS_TOO_LARGE');
    }
    throw new NotChecked('the server accepts headers of a megabyte');
  }),
  check(
    'an incomplete body returns 408 REQUEST_TIMEOUT within a minute',
    ['R105'],
    async (kit) => {
      const { code, status } = await unfinished(kit);
      kit.target.coverage.saw(undefined, { code, status });
      same([status, code], [408, 'REQUEST_TIMEOUT'], 'status and code for an incomplete body');
    },
    { deep: true },
  ),
];

/** Sends the headers and half of the body of a request, then waits for the response. */
async function unfinished(kit: Kit): Promise<{ status: number; code: string }> {
  const { hostname, pathname, port, protocol } = new URL(kit.target.addresses.api);
  const isSecure = protocol === 'https:';
  const place = { host: hostname, port: Number(port) || (isSecure ? 443 : 80) };
  const socket = isSecure ? connectSecurely(place) : connectPlainly(place);
  const lines = [
    `POST ${pathname}/user/referrals/set-code HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: tma ${kit.player().initData}`,
    'Content-Type: application/json',
    'Content-Length: 100',
    '',
    '{"code":',
  ];
  kit.steps.note(`(half of a body to POST ${pathname}/user/referrals/set-code)`);
  socket.setTimeout(timeoutMs, () =>
    socket.destroy(new BrokenRule('the server does not respond to an incomplete body')),
  );
  socket.write(lines.join('\r\n'));
  let text = '';
  for await (const chunk of socket) text += chunk;
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const { code = '' } = JSON.parse(body || '{}');
  return { status: Number(head.split(' ')[1]), code };
}
