import { setTimeout as delay } from 'node:timers/promises';
import { type Check, checksOf } from '../check.ts';
import { holds, refused, same, summaryOf } from '../expectations.ts';
import { judgeResponse } from '../http/judge-response.ts';
import type { HttpResponse } from '../http/response.ts';
import { openSocket, sendRaw } from '../http/send-raw.ts';
import type { Kit } from '../kit.ts';

const check = checksOf('document');
const timeoutMs = 40_000;
const secondMs = 1_000;
/** How much earlier than its time a response may come, because clocks and timers are not exact. */
const earlyMs = 500;
/** How many seconds longer a server may take to notice that headers are late. */
const noticeSeconds = 15;
const level = 'GET /api/level HTTP/1.1\r\nHost: kit\r\n';
/** Texts that are not HTTP, by what they are. */
const unreadable: Record<string, string | Uint8Array> = {
  'a text': 'hello\r\n\r\n',
  'the beginning of TLS': Buffer.from('16030100a5010000a10303', 'hex'),
  'a header without a colon': `${level}no colon\r\n\r\n`,
  'a header whose name has a space': `${level}no name: 1\r\n\r\n`,
};

/** The checks of requests that a server cannot read, or that do not arrive. */
export const unreadableRequestChecks: Check[] = [
  check(
    'what is not HTTP is 400 VALIDATION_FAILED with the code http; an unknown method may be 405',
    ['R120'],
    async (kit) => {
      for (const [what, bytes] of Object.entries(unreadable)) {
        await kit.attempt(async (attempt) => expectHttpError(await sendTo(attempt, what, bytes)));
      }
      const brew = await sendTo(kit, 'a method BREW', level.replace('GET', 'BREW').concat('\r\n'));
      if (brew.code !== 'METHOD_NOT_ALLOWED') expectHttpError(brew);
    },
  ),
  check(
    'headers that do not arrive in 10 seconds are 408 REQUEST_TIMEOUT, an idle connection closes without a response',
    ['R105'],
    async (kit) => {
      await Promise.all([kit.attempt(expectLateHeaders), kit.attempt(expectSilentEnds)]);
    },
    { deep: true },
  ),
];

/** Sends bytes to the origin of the API, and adds each violation of the document to the faults of the run. */
async function sendTo(kit: Kit, what: string, bytes: string | Uint8Array): Promise<HttpResponse> {
  const url = new URL(kit.target.addresses.api);
  const step = `(${what}, ${JSON.stringify(Buffer.from(bytes).toString('latin1'))}, on a connection to ${url.host})`;
  const place = `A connection with ${what}`;
  const response = await kit.steps.track(step, sendRaw(url, bytes, { place, timeoutMs }));
  kit.target.coverage.saw(undefined, response);
  const [fault] = judgeResponse(kit.documents.api, undefined, response);
  holds(fault === undefined, `${place} got ${summaryOf(response)}: ${fault}`);
  return response;
}

function expectHttpError(response: HttpResponse): void {
  refused(response, 'VALIDATION_FAILED');
  const { errors } = response.json as { errors: { pointer: unknown; code: unknown }[] };
  const places = errors.map(({ pointer, code }) => ({ pointer, code }));
  same(places, [{ pointer: '', code: 'http' }], `the errors of ${response.place}`);
}

async function expectLateHeaders(kit: Kit): Promise<void> {
  const limitSeconds = kit.documents.constant('request_headers_timeout_seconds');
  const start = Date.now();
  const response = await sendTo(kit, 'a half of its headers', `${level}X-Filler: `);
  const seconds = (Date.now() - start) / secondMs;
  refused(response, 'REQUEST_TIMEOUT');
  holds(
    seconds * secondMs + earlyMs >= limitSeconds * secondMs &&
      seconds <= limitSeconds + noticeSeconds,
    `The response to late headers must come after ${limitSeconds} s but came after ${seconds.toFixed(1)} s`,
  );
}

/** Expects the end of a connection without a byte, and no second response on one that is idle after a request. */
async function expectSilentEnds(kit: Kit): Promise<void> {
  const limitSeconds = kit.documents.constant('request_headers_timeout_seconds');
  const url = new URL(kit.target.addresses.api);
  kit.steps.note(
    `(a connection to ${url.host} without a byte, and one that is idle after a request)`,
  );
  const waitMs = (limitSeconds + noticeSeconds) * secondMs;
  const [empty, idle] = await Promise.all([
    collect(url, '', waitMs),
    collect(url, `${level}\r\n`, waitMs),
  ]);
  holds(empty.isClosed, `A connection without a byte is open after ${waitMs / secondMs} s`);
  const isRight = empty.text === '' || /^HTTP\/1\.1 408 /.test(empty.text);
  holds(isRight, `A connection without a byte got ${empty.text.slice(0, 100)}`);
  same(
    idle.text.split('HTTP/1.1 ').length - 1,
    1,
    'the responses on a connection with one request',
  );
}

/** Writes `bytes` on a new connection and returns what arrives until it closes, or until `waitMs` have passed. */
async function collect(url: URL, bytes: string, waitMs: number) {
  const socket = openSocket(url);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
  });
  const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  if (bytes !== '') socket.write(bytes);
  const isClosed = await Promise.race([closed, delay(waitMs, false)]);
  socket.destroy();
  return { text, isClosed };
}
