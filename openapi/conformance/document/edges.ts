import { once } from 'node:events';
import { type ClientRequest, type OutgoingHttpHeaders, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { BrokenRule, NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import { readResponse } from '../http/send.ts';
import type { Kit } from '../kit.ts';

const check = checksOf('document');
const kilobytes = [20, 60, 250, 1_000];
const timeoutMs = 55_000;

/** The checks of unusual requests: large headers, several `Authorization` headers, and an incomplete body. */
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
  check('of two Authorization headers the first one counts', ['R209'], async (kit) => {
    const [first, second] = [kit.player(), kit.player()];
    const { id } = ok<{ id: number }>(await first.get('/user/me'));
    const response = await withAuthorizations(kit, [first.initData, second.initData]);
    same(ok<{ id: number }>(response).id, id, 'the id of the player of the first header');
    refused(await withAuthorizations(kit, ['no', first.initData]), 'INIT_DATA_MALFORMED');
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

/** Sends `GET /user/me` with several `Authorization` headers, which the kit's client cannot send. */
function withAuthorizations(kit: Kit, all: string[]): Promise<HttpResponse> {
  const path = '/user/me';
  const url = new URL(kit.target.addresses.api + path);
  const headers = { Authorization: all.map((initData) => `tma ${initData}`) };
  kit.steps.note(`(GET ${url.pathname} with two Authorization headers)`);
  const place = `GET ${path} with two Authorization headers`;
  return sendAlone(url, { method: 'GET', headers }, place, (outgoing) => outgoing.end());
}

/**
 * Sends the headers and half of the body of a request, and returns the response.
 * @throws `BrokenRule` if no complete response arrives.
 */
function unfinished(kit: Kit): Promise<HttpResponse> {
  const path = '/user/referrals/set-code';
  const url = new URL(kit.target.addresses.api + path);
  const headers = {
    Authorization: `tma ${kit.player().initData}`,
    'Content-Type': 'application/json',
    'Content-Length': '100',
  };
  kit.steps.note(`(half of a body to POST ${url.pathname})`);
  const place = `An incomplete body to POST ${path}`;
  return sendAlone(url, { method: 'POST', headers }, place, (outgoing) =>
    outgoing.write('{"code":'),
  );
}

/**
 * Sends a request on a connection of its own, without the kit's client, and returns the response.
 * @param write a function that sends the body
 * @throws `BrokenRule` if no complete response arrives.
 */
async function sendAlone(
  url: URL,
  head: { method: string; headers: OutgoingHttpHeaders },
  place: string,
  write: (outgoing: ClientRequest) => void,
): Promise<HttpResponse> {
  const options = { ...head, agent: false, timeout: timeoutMs };
  const outgoing = (url.protocol === 'https:' ? requestSecurely : request)(url, options);
  outgoing.on('timeout', () => outgoing.destroy(new Error(`no response in ${timeoutMs / 1000} s`)));
  // A server may reset the connection after its response.
  outgoing.on('error', () => undefined);
  write(outgoing);
  try {
    const [incoming] = await once(outgoing, 'response');
    return await readResponse(incoming, place);
  } catch (error) {
    throw new BrokenRule(`${place} got no complete response: ${(error as Error).message}`);
  } finally {
    outgoing.destroy();
  }
}
