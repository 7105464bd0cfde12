import { gzipSync } from 'node:zlib';
import { type Check, checksOf } from '../check.ts';
import { candidates, unstorable } from '../document/candidates.ts';
import { nearMisses } from '../document/json-near-misses.ts';
import { jsonOf } from '../document/json-of.ts';
import { placesOf, withValue } from '../document/places.ts';
import { holds, summaryOf } from '../expectations.ts';
import { anEvent, postEvents, type Receipt, solve, taskArguments } from './analytics.ts';
import { EventSender } from './event-sender.ts';
import { expectStatus } from './expect-status.ts';

const check = checksOf('analytics');
const record = { $ref: '#/components/schemas/RecordedEvents' };
const event = { $ref: '#/components/schemas/StoredEvent' };
const bombBytes = 20_000_000;
/**
 * Fields in which a server may refuse a value that fits the schema. The value of `app_name` must be the application of
 * the token.
 */
const beyondSchema = ['app_name'];

/** The checks of events and tasks, with values on both sides of every limit. */
export const eventChecks: Check[] = [
  check('events are accepted and refused exactly as their schema does', ['R902'], async (kit) => {
    const { analytics } = kit.documents;
    const sender = await EventSender.create(kit);
    const good = anEvent({ locale: 'en', start_param: 'REFabc', custom_data: { taskId: 'one' } });
    const fits = (value: unknown) => analytics.validate(record, value).length === 0;
    for (const { names, schema } of placesOf(analytics.document, event)) {
      const [name = ''] = names;
      const values = candidates(
        schema,
        (value) => analytics.validate(schema, value).length === 0,
        good[name],
      ).map(({ value }) => value);
      const more = name === 'event_name' ? ['a'.repeat(64), 'a'.repeat(65), 'a.b', 'A_b-1'] : [];
      for (const value of [undefined, ...values, ...more]) {
        const body = withValue(good, names, value);
        const sent = jsonOf(body);
        const isGood = fits(JSON.parse(sent));
        if (sent.includes(unstorable) || (isGood && beyondSchema.includes(name))) continue;
        const { status } = await sender.post(jsonOf(isGood ? [body] : [good, body]));
        const expected = isGood ? 202 : 400;
        const what = value === undefined ? `no ${name}` : `${name} ${jsonOf(value)}`;
        holds(
          status === expected,
          `POST /events must return ${expected} for ${what} but returned ${status}`,
        );
      }
    }
  }),
  check('JSON that only lenient parsers accept is refused', ['R902'], async (kit) => {
    const sender = await EventSender.create(kit);
    const text = JSON.stringify(anEvent());
    for (const body of ['', '[[]]', `[${text},null]`, `[[${text}]]`, ...nearMisses(text)]) {
      await expectStatus(400, sender.post(body));
    }
  }),
  check(
    'a body that is too large only when decompressed, or whose end is missing, is refused',
    ['R903'],
    async (kit) => {
      const post = async (body: Uint8Array, encoding: string) =>
        postEvents(kit, body, {
          solution: await solve(kit),
          headers: { 'Content-Encoding': encoding },
        });
      await expectStatus(413, post(gzipSync(Buffer.alloc(bombBytes, ' ')), 'gzip'));
      const packed = gzipSync(JSON.stringify([anEvent()]));
      await expectStatus(400, post(packed.subarray(0, -9), 'gzip'));
      await expectStatus(202, post(packed, 'gzip'));
      await expectStatus(202, post(Buffer.from(JSON.stringify([anEvent()])), 'identity'));
    },
  ),
  check('the token is compared as a whole, and before everything else', ['R901'], async (kit) => {
    const token = kit.target.analyticsToken;
    for (const other of similarTokens(token)) {
      const headers = { 'TGA-Auth-Token': other, 'Content-Type': 'text/plain' };
      await expectStatus(401, postEvents(kit, '{', { headers }));
    }
    const large = 'a'.repeat(kit.documents.constant('analytics_body_bytes') + 1);
    const headers = { 'TGA-Auth-Token': 'unknown', 'Content-Encoding': 'gzip' };
    await expectStatus(401, postEvents(kit, large, { headers }));
  }),
  check(
    'every receipt has a valid task, and only that of an accepted request has a valid solution',
    ['R904', 'R905'],
    async (kit) => {
      const sender = await EventSender.create(kit);
      const receiptOf = async (status: number, solution: string) =>
        (await expectStatus(status, postEvents(kit, anEvent(), { solution }))).json as Receipt;
      const given = await receiptOf(202, await sender.solve());
      const refusal = await receiptOf(429, 'made-up');
      await receiptOf(202, given.custom_data);
      const unearned = await receiptOf(429, refusal.custom_data);
      await receiptOf(429, unearned.custom_data);
      for (const { Content } of [given, refusal, unearned]) {
        const solution = await sender.solve(Content);
        await receiptOf(202, solution);
        await receiptOf(429, solution);
      }
    },
  ),
  check(
    'a part of a solution and the solution of an invented task are refused',
    ['R905'],
    async (kit) => {
      const sender = await EventSender.create(kit);
      const solution = await sender.solve();
      const arguments_ = (await taskArguments(kit)).text;
      const invented = await inventedSolution(sender, arguments_);
      const half = solution.slice(0, Math.ceil(solution.length / 2));
      // Decoders may ignore bits of the last character, and the padding.
      const most = solution.replace(/=+$/, '').slice(0, -2);
      for (const wrong of [half, most, ...(invented === undefined ? [] : [invented])]) {
        await expectStatus(429, postEvents(kit, anEvent(), { solution: wrong }));
      }
    },
  ),
  check(
    'a solution from a receipt counts once, even if it is sent several times at once',
    ['R904'],
    async (kit) => {
      const { json } = await expectStatus(
        202,
        postEvents(kit, anEvent(), { solution: await solve(kit) }),
      );
      const solution = (json as Receipt).custom_data;
      const calls = Array.from({ length: 6 }, () => postEvents(kit, anEvent(), { solution }));
      const responses = await Promise.all(calls);
      const passed = responses.filter(({ status }) => status === 202);
      holds(
        passed.length === 1,
        `One solution counted ${passed.length} times: ${responses.map(summaryOf).join(', ')}`,
      );
    },
  ),
  check('the arguments of a task must not be cached', ['R906'], async (kit) => {
    const { headers } = await taskArguments(kit);
    holds(
      headers['cache-control'] === 'no-store',
      `The arguments have Cache-Control ${headers['cache-control']} instead of no-store`,
    );
  }),
];

/** Returns wrong tokens that differ little from `token`. */
export function similarTokens(token: string): string[] {
  const all = [
    token.slice(1),
    token.slice(0, -1),
    `${token}x`,
    token.toUpperCase(),
    token.toLowerCase(),
    `x${token}`,
  ];
  return all.filter((other) => other !== token);
}

/**
 * Changes one digit of a task. Returns the solution of the changed task, or undefined if that task cannot be solved.
 * @param issued the arguments of the task, as one text
 */
async function inventedSolution(sender: EventSender, issued: string): Promise<string | undefined> {
  const at = issued.search(/\d(?=\D*$)/);
  const digit = issued[at] === '0' ? '1' : '0';
  try {
    return await sender.solve(`${issued.slice(0, at)}${digit}${issued.slice(at + 1)}`);
  } catch {
    return undefined;
  }
}
