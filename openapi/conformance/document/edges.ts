import { randomUUID } from 'node:crypto';
import { type Check, checksOf } from '../check.ts';
import { described, holds, ok, refused, same } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import { sendAlone } from '../http/send-alone.ts';
import { trickleMs } from '../http/send-raw.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { setCodePath } from '../players/referral-code.ts';
import type { User } from '../product/user-responses.ts';
import { expectUnharmed, levelRequest, sendBytes } from './raw-request.ts';

const check = checksOf('document');
const kilobytes = [20, 60, 250, 1_000];
/** The statuses of HTTP libraries for a request line or headers that are too large. */
const tooLarge = [400, 414, 431];
/** How much earlier than its time a response may come, because clocks and timers are not exact. */
const earlyMs = 500;
const visibility = '/user/me/username-visibility';
const shown = '{"is_username_visible":true}';
/** The number of chunks in which a body is sent. Each chunk has one byte. */
const chunks = 1_000;

/**
 * The checks of unusual requests. These requests have unusual headers, or a body that is sent in an unusual way, such
 * as in chunks.
 */
export const edgeChecks: Check[] = [
  check(
    'headers up to the limit are read, larger ones are read, 431, 414 or 400, or close the connection',
    ['R104'],
    async (kit) => {
      // The kit's client adds headers of its own.
      const fitting = 'a'.repeat(kit.documents.constant('request_headers_bytes') - 1_000);
      const long = await kit.call({ method: 'GET', path: `/level?filler=${fitting}`, headers: {} });
      refused(long, 'INIT_DATA_MISSING');
      const many = { 'X-Filler': fitting };
      refused(
        await kit.call({ method: 'GET', path: '/level', headers: many }),
        'INIT_DATA_MISSING',
      );
      for (const size of kilobytes) {
        const filler = 'a'.repeat(size * 1_000);
        const requests = {
          'a request line': levelRequest(kit, [], `?filler=${filler}`),
          headers: levelRequest(kit, [`X-Filler: ${filler}`]),
        };
        for (const [what, bytes] of Object.entries(requests)) {
          await expectUnharmed(kit, async () => {
            const response = await sendBytes(kit, `${what} of ${size} kB`, bytes);
            if (response === null || tooLarge.includes(response.status)) return;
            refused(response, 'INIT_DATA_MISSING');
          });
        }
      }
    },
  ),
  check('of two Authorization headers the first one counts', ['R209'], async (kit) => {
    const [first, second] = [kit.player(), kit.player()];
    const { id } = ok<{ id: number }>(await first.get('/user/me'));
    const read = (...all: string[]) => {
      const headers = { Authorization: all.map((initData) => `tma ${initData}`) };
      return kit.call({ method: 'GET', path: '/user/me', headers });
    };
    const response = await read(first.initData, second.initData);
    same(ok<{ id: number }>(response).id, id, 'the id of the player of the first header');
    refused(await read('no', first.initData), 'INIT_DATA_MALFORMED');
  }),
  check(
    'the name of a header counts in any case: Authorization, Idempotency-Key and Content-Type',
    ['R201', 'R121', 'R106'],
    async (kit) => {
      const written = [(name: string) => name.toLowerCase(), (name: string) => name.toUpperCase()];
      for (const write of written) {
        const okWith = (response: HttpResponse, name: string) =>
          ok(described(response, `with the header ${write(name)}`));
        await kit.attempt(async (attempt) => {
          const player = attempt.player();
          const key = randomUUID();
          const authorization = { [write('Authorization')]: `tma ${player.initData}` };
          const path = '/bonus/start';
          const headers = { ...authorization, [write('Idempotency-Key')]: key };
          const first = okWith(
            await attempt.call({ method: 'POST', path, headers }),
            'Authorization',
          );
          const words = `with a key that came as ${write('Idempotency-Key')} before`;
          const again = described(await player.post(path, undefined, key), words);
          same(ok(again), first, `the response to ${again.place}`);
          const typed = { ...authorization, [write('Content-Type')]: 'application/json' };
          const changed = { method: 'PATCH', path: visibility, headers: typed, body: shown };
          okWith(await attempt.call(changed), 'Content-Type');
        });
      }
    },
  ),
  check(
    'a body may come in chunks of one byte, with extensions, and after Expect: 100-continue',
    ['R107', 'R109'],
    async (kit) => {
      const player = kit.player();
      ok(await player.call('PATCH', visibility, shown, { Expect: '100-continue' }));
      const response = await inChunks(kit, player, shown.padStart(chunks));
      same(ok<User>(response).is_username_visible, true, 'is_username_visible after chunks');
    },
  ),
  check(
    'an incomplete body returns 408 REQUEST_TIMEOUT within a minute, but not in less than 30 seconds',
    ['R105'],
    async (kit) => {
      const limitMs = kit.documents.constant('request_timeout_seconds') * 1_000;
      const bodies = { 'an incomplete body': '', 'a body of which a byte comes every 2 s': ' ' };
      const expectLate = async (attempt: Kit, what: string, trickle: string) => {
        const start = Date.now();
        const { code, status } = await unfinished(attempt, what, trickle);
        const ms = Date.now() - start;
        attempt.target.coverage.saw(undefined, { code, status });
        same([status, code], [408, 'REQUEST_TIMEOUT'], `status and code for ${what}`);
        holds(ms + earlyMs >= limitMs, `The 408 for ${what} came after ${ms} ms`);
      };
      const all = Object.entries(bodies).map(([what, trickle]) =>
        kit.attempt((attempt) => expectLate(attempt, what, trickle)),
      );
      await Promise.all(all);
    },
    { deep: true },
  ),
];

/**
 * Sends a PATCH whose body comes in chunks of one byte. Each chunk has chunk extensions, which Node's client cannot
 * write.
 */
function inChunks(kit: Kit, { initData }: Player, body: string): Promise<HttpResponse> {
  const url = new URL(kit.target.addresses.api + visibility);
  const headers = {
    Authorization: `tma ${initData}`,
    'Content-Type': 'application/json',
    'Transfer-Encoding': 'chunked',
  };
  const text = [...body, ''].map((one) => `${one.length};kit=1;a="b;c"\r\n${one && `${one}\r\n`}`);
  const place = `PATCH ${visibility} with ${body.length} chunks, each with extensions,`;
  const step = `(PATCH ${url.pathname} with ${body.length} chunks such as ${JSON.stringify(text[0])})`;
  const sent = sendAlone(url, { method: 'PATCH', headers }, place, (outgoing) => {
    outgoing.flushHeaders();
    outgoing.once('socket', (socket) => {
      // The client writes the headers to the socket after this event.
      process.nextTick(() => socket.write(`${text.join('')}\r\n`));
    });
  });
  return kit.steps.track(step, sent);
}

/**
 * Sends the headers and half of the body of a request, then `trickle` again and again, and returns the response.
 * @throws `BrokenRule` if no complete response arrives.
 */
function unfinished(kit: Kit, what: string, trickle: string): Promise<HttpResponse> {
  const url = new URL(kit.target.addresses.api + setCodePath);
  const headers = {
    Authorization: `tma ${kit.player().initData}`,
    'Content-Type': 'application/json',
    'Content-Length': '100',
  };
  kit.steps.note(`(${what} to POST ${url.pathname})`);
  const place = `A request to POST ${setCodePath} with ${what}`;
  return sendAlone(url, { method: 'POST', headers }, place, (outgoing) => {
    outgoing.write('{"code":');
    const trickling = setInterval(() => {
      if (trickle !== '') outgoing.write(trickle);
    }, trickleMs);
    outgoing.once('response', () => clearInterval(trickling));
    outgoing.once('close', () => clearInterval(trickling));
  });
}
