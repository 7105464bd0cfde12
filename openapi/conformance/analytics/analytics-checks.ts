import { type Check, checksOf } from '../check.ts';
import { holds, said, same } from '../expectations.ts';
import type { Answer } from '../http/answer.ts';
import { anEvent, ask, postEvents, type Receipt, solve } from './analytics.ts';

const check = checksOf('analytics');
const place = 'analytics.openapi.yaml POST /events';

/** The analytics backend. */
export const analyticsChecks: Check[] = [
  check('one event and twenty are taken, twenty-one and none are not', place, async (kit) => {
    await answers(202, postEvents(kit, anEvent(), { solution: await solve(kit) }));
    await answers(202, postEvents(kit, many(20), { solution: await solve(kit) }));
    await answers(400, postEvents(kit, many(21), { solution: await solve(kit) }));
    await answers(400, postEvents(kit, [], { solution: await solve(kit) }));
  }),
  check('a receipt brings the next solution, which is good once', `${place}: Task`, async (kit) => {
    const first = await taken(postEvents(kit, anEvent(), { solution: await solve(kit) }));
    const second = await taken(postEvents(kit, anEvent(), { solution: first.custom_data }));
    await answers(429, postEvents(kit, anEvent(), { solution: first.custom_data }));
    await answers(202, postEvents(kit, anEvent(), { solution: second.custom_data }));
  }),
  check(
    'a solved task counts once, also when it is sent twice at the same time',
    place,
    async (kit) => {
      const solution = await solve(kit);
      const calls = Array.from({ length: 6 }, () => postEvents(kit, anEvent(), { solution }));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      same(statuses.filter((status) => status === 202).length, 1, 'how often one solution counted');
    },
  ),
  check('a made-up solution is void and the answer brings a task', `${place} 429`, async (kit) => {
    const given = await taken(postEvents(kit, anEvent(), { solution: await solve(kit) }));
    const changed = withOtherCharacter(given.custom_data);
    for (const solution of ['made-up', '49,50,51', 'eyJuIjoiYSJ9.c2lnbmVk', changed]) {
      const refusal = await answers(429, postEvents(kit, anEvent(), { solution }));
      const { Content, custom_data } = refusal.json as Receipt;
      holds(Content !== '' && custom_data !== '', 'A 429 must bring a task and a solution');
    }
  }),
  check('gzip is read, what cannot be inflated is refused', place, async (kit) => {
    await answers(202, postEvents(kit, many(3), { solution: await solve(kit), gzip: true }));
    const headers = { 'Content-Encoding': 'gzip' };
    await answers(400, postEvents(kit, many(1), { solution: await solve(kit), headers }));
    const brotli = { 'Content-Encoding': 'br' };
    await answers(415, postEvents(kit, many(1), { solution: await solve(kit), headers: brotli }));
  }),
  check('a body above 1 MB is refused, counted after inflation', `${place} 413`, async (kit) => {
    const limit = kit.documents.rule('analytics_body_bytes');
    const large = [anEvent({ filler: 'a'.repeat(limit) })];
    await answers(413, postEvents(kit, large, { solution: await solve(kit) }));
    await answers(413, postEvents(kit, large, { solution: await solve(kit), gzip: true }));
    const text = JSON.stringify([anEvent()]).padEnd(limit);
    await answers(202, postEvents(kit, text, { solution: await solve(kit) }));
  }),
  check('without a token or with an unknown one nothing is read', `${place} 401`, async (kit) => {
    await answers(401, postEvents(kit, '{', { headers: { 'TGA-Auth-Token': '' } }));
    await answers(401, postEvents(kit, '{', { headers: { 'TGA-Auth-Token': 'unknown' } }));
  }),
  check('events that break the contract are refused', 'StoredEvent', async (kit) => {
    const { session_id: _, ...lacking } = anEvent();
    const bad = [
      '{',
      'null',
      '7',
      [lacking],
      [anEvent(), anEvent({ user_id: 'somebody' })],
      anEvent({ event_name: '' }),
      anEvent({ event_name: 'has space' }),
      anEvent({ session_id: 'not-a-uuid' }),
      anEvent({ client_timestamp: 1733584787000 }),
      anEvent({ is_premium: 'yes' }),
      anEvent({ custom_data: [] }),
      anEvent({ app_name: 'another-app' }),
    ];
    for (const events of bad) {
      await answers(400, postEvents(kit, events, { solution: await solve(kit) }));
    }
    const text = { 'Content-Type': 'text/plain' };
    await answers(415, postEvents(kit, anEvent(), { solution: await solve(kit), headers: text }));
  }),
  check(
    'unknown properties and unknown names are taken, and the same event again too',
    place,
    async (kit) => {
      const event = anEvent({ event_name: 'later-client', more: { deep: [1, null] } });
      await answers(202, postEvents(kit, event, { solution: await solve(kit) }));
      await answers(202, postEvents(kit, event, { solution: await solve(kit) }));
      await answers(202, postEvents(kit, [event, event], { solution: await solve(kit) }));
    },
  ),
  check('every example of events is taken', `${place} examples`, async (kit) => {
    const record = kit.documents.analytics.operations.find(({ id }) => id === 'recordEvents');
    for (const events of Object.values(record?.bodyExamples ?? {})) {
      await kit.attempt(async (attempt) => {
        await answers(202, postEvents(attempt, events, { solution: await solve(attempt) }));
      });
    }
  }),
  check('every task is a new one', 'GET /aee7… getTaskArguments', async (kit) => {
    const path = kit.documents.analytics.operations.find(
      ({ id }) => id === 'getTaskArguments',
    )?.path;
    const read = () => ask(kit, { method: 'GET', path: path ?? '', headers: {} });
    const [one, two] = [await answers(200, read()), await answers(200, read())];
    same(one.text === two.text, false, 'whether two tasks are equal');
  }),
];

const many = (count: number) => Array.from({ length: count }, () => anEvent());

async function answers(status: number, asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  holds(
    answer.status === status,
    `${answer.place} must answer ${status} and answers ${said(answer)}`,
  );
  return answer;
}

async function taken(asked: Promise<Answer>): Promise<Receipt> {
  return (await answers(202, asked)).json as Receipt;
}

/** Not the last one, of which some encodings read but a part. */
function withOtherCharacter(text: string): string {
  const at = Math.max(0, text.length - 9);
  return `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`;
}
