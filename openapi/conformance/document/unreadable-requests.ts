import { setTimeout as delay } from 'node:timers/promises';
import { type Check, checksOf } from '../check.ts';
import { holds, refused, same, summaryOf } from '../expectations.ts';
import { judgeResponse } from '../http/judge-response.ts';
import type { HttpResponse } from '../http/response.ts';
import { openSocket } from '../http/send-raw.ts';
import type { Kit } from '../kit.ts';
import { secondMs } from '../times.ts';
import { expectUnharmed, levelRequest, sendBytes } from './raw-request.ts';

const check = checksOf('document');
/** How much earlier than its time a response may come, because clocks and timers are not exact. */
const earlyMs = 500;
/** How many seconds longer a server may take to notice that headers are late. */
const noticeSeconds = 15;
/** How many seconds a connection without a byte may be open. Many balancers close it after a minute. */
const emptySeconds = 60 + noticeSeconds;

/** Returns texts that are not HTTP, by what they are. */
const unreadable = (kit: Kit): Record<string, string | Uint8Array> => ({
  'a text': 'hello\r\n\r\n',
  'the beginning of TLS': Buffer.from('16030100a5010000a10303', 'hex'),
  'a header without a colon': levelRequest(kit, ['no colon']),
  'a header whose name has a space': levelRequest(kit, ['no name: 1']),
});

/** The checks of requests that a server cannot read, or that do not arrive. */
export const unreadableRequestChecks: Check[] = [
  check(
    'what is not HTTP is refused or closes the connection, and harms no other request; an unknown method may be 405',
    ['R120'],
    async (kit) => {
      for (const [what, bytes] of Object.entries(unreadable(kit))) {
        await kit.attempt((attempt) =>
          expectUnharmed(attempt, async () => {
            // Without the end of a line, the headers may still arrive.
            const statuses = Buffer.from(bytes).includes('\n') ? [400] : [400, 408];
            expectRefusal(await sendBytes(attempt, what, bytes), statuses, what);
          }),
        );
      }
      const brew = await sendBytes(kit, 'a method BREW', levelRequest(kit).replace('GET', 'BREW'));
      if (brew?.status !== 405) return expectRefusal(brew, [400], 'a method BREW');
      refused(brew, 'METHOD_NOT_ALLOWED');
      const [fault] = judgeResponse(kit.documents.api, undefined, brew);
      holds(fault === undefined, `${brew.place} got ${summaryOf(brew)}: ${fault}`);
    },
  ),
  check(
    'headers that do not arrive in 10 seconds are 408 or close the connection, an idle one closes without a response',
    ['R105'],
    async (kit) => {
      await Promise.all([
        kit.attempt((attempt) => expectLateHeaders(attempt, 'a half of its headers')),
        kit.attempt((attempt) =>
          expectLateHeaders(attempt, 'headers of which a byte comes every 2 s', 'a'),
        ),
        kit.attempt(expectSilentEnds),
      ]);
    },
    { deep: true },
  ),
];

/** Expects one of the statuses with any body, or the end of the connection without a response. */
function expectRefusal(response: HttpResponse | null, statuses: number[], what: string): void {
  holds(
    response === null || statuses.includes(response.status),
    `A connection with ${what} must get ${statuses.join(' or ')} or close but got ${response && summaryOf(response)}`,
  );
}

async function expectLateHeaders(kit: Kit, what: string, trickle?: string): Promise<void> {
  const limitSeconds = kit.documents.constant('request_headers_timeout_seconds');
  const start = Date.now();
  const half = levelRequest(kit, ['X-Filler: ']).trimEnd();
  const response = await sendBytes(kit, what, half, trickle);
  const seconds = (Date.now() - start) / secondMs;
  expectRefusal(response, [408], what);
  holds(
    seconds * secondMs + earlyMs >= limitSeconds * secondMs &&
      seconds <= limitSeconds + noticeSeconds,
    `A connection with ${what} must get its response, or the end of the connection, after ${limitSeconds} s but got it after ${seconds.toFixed(1)} s`,
  );
}

/** Expects the end of a connection without a byte, and no second response on one that is idle after a request. */
async function expectSilentEnds(kit: Kit): Promise<void> {
  const limitSeconds = kit.documents.constant('request_headers_timeout_seconds');
  const url = new URL(kit.target.addresses.api);
  kit.steps.note(
    `(a connection to ${url.host} without a byte, and one that is idle after a request)`,
  );
  const request = levelRequest(kit).replace('Connection: close\r\n', '');
  const [empty, idle] = await Promise.all([
    collect(url, '', emptySeconds * secondMs),
    collect(url, request, (limitSeconds + noticeSeconds) * secondMs),
  ]);
  holds(empty.isClosed, `A connection without a byte is open after ${emptySeconds} s`);
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
