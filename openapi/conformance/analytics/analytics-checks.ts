import { type Check, checksOf } from '../check.ts';
import { holds, same } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import {
  anEvent,
  ask,
  eventThresholds,
  postEvents,
  type Receipt,
  solve,
  taskArguments,
} from './analytics.ts';
import { expectStatus } from './expect-status.ts';

const check = checksOf('analytics');

export const analyticsChecks: Check[] = [
  check(
    'one event and twenty are accepted, twenty-one and none are not, and some need no solution',
    ['R902', 'R905', 'R907'],
    async (kit) => {
      await expectStatus(202, postEvents(kit, anEvent(), { solution: await solve(kit) }));
      await expectStatus(202, postEvents(kit, many(20), { solution: await solve(kit) }));
      await expectStatus(400, postEvents(kit, many(21), { solution: await solve(kit) }));
      await expectStatus(400, postEvents(kit, [], { solution: await solve(kit) }));
      const burst = kit.documents.constant('analytics_unproven_burst');
      // An empty header is no solution.
      const bare = Array.from({ length: burst }, (_, at) =>
        postEvents(kit, anEvent(), at === 0 ? { solution: '' } : {}),
      );
      for (const { custom_data } of await Promise.all(bare.map(accepted))) {
        await expectStatus(429, postEvents(kit, anEvent(), { solution: custom_data }));
      }
    },
  ),
  check('a receipt has the next solution, which is valid once', ['R904'], async (kit) => {
    const first = await accepted(postEvents(kit, anEvent(), { solution: await solve(kit) }));
    const second = await accepted(postEvents(kit, anEvent(), { solution: first.custom_data }));
    await expectStatus(429, postEvents(kit, anEvent(), { solution: first.custom_data }));
    await expectStatus(202, postEvents(kit, anEvent(), { solution: second.custom_data }));
  }),
  check(
    'a solved task counts once, even if it is sent several times at once',
    ['R904'],
    async (kit) => {
      const solution = await solve(kit);
      const calls = Array.from({ length: 6 }, () => postEvents(kit, anEvent(), { solution }));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      same(statuses.filter((status) => status === 202).length, 1, 'how often one solution counted');
    },
  ),
  check('a solution is used up by a request that is refused later', ['R904'], async (kit) => {
    for (const [status, body] of [
      [400, '{'],
      [413, anEvent({ filler: 'a'.repeat(kit.documents.constant('analytics_event_bytes')) })],
    ] as const) {
      const solution = await solve(kit);
      await expectStatus(status, postEvents(kit, body, { solution }));
      await expectStatus(429, postEvents(kit, anEvent(), { solution }));
    }
  }),
  check(
    'a solution stays unused if its request is refused before it counts',
    ['R904', 'R903'],
    async (kit) => {
      const solution = await solve(kit);
      const large = ' '.repeat(kit.documents.constant('analytics_body_bytes') + 1);
      await expectStatus(413, postEvents(kit, large, { solution }));
      const chunked = { 'Transfer-Encoding': 'chunked' };
      await expectStatus(413, postEvents(kit, large, { solution, headers: chunked }));
      for (const headers of [{ 'Content-Type': 'text/plain' }, { 'Content-Encoding': 'br' }]) {
        await expectStatus(415, postEvents(kit, large, { solution, headers }));
      }
      // The length of a body comes before its solution.
      await expectStatus(413, postEvents(kit, large, { solution: 'made-up' }));
      await expectStatus(202, postEvents(kit, anEvent(), { solution }));
    },
  ),
  check('an invented solution is refused, and the response has a task', ['R905'], async (kit) => {
    const given = await accepted(postEvents(kit, anEvent(), { solution: await solve(kit) }));
    const changed = withOtherCharacter(given.custom_data);
    for (const solution of ['made-up', '49,50,51', 'eyJuIjoiYSJ9.c2lnbmVk', changed]) {
      const refusal = await expectStatus(429, postEvents(kit, anEvent(), { solution }));
      const { Content, custom_data } = refusal.json as Receipt;
      holds(
        Content !== '' && custom_data !== '',
        'A 429 response must have Content and custom_data',
      );
      // The solution is checked before the body, so even an unreadable body gets 429.
      const headers = { 'Content-Encoding': 'gzip' };
      await expectStatus(429, postEvents(kit, '{', { solution, headers }));
      await expectStatus(429, postEvents(kit, '{', { solution }));
    }
  }),
  check(
    'gzip and a charset are accepted, another encoding and a body that cannot be decompressed are refused',
    ['R903'],
    async (kit) => {
      await expectStatus(202, postEvents(kit, many(3), { solution: await solve(kit), gzip: true }));
      const headers = { 'Content-Encoding': 'gzip' };
      await expectStatus(400, postEvents(kit, many(1), { solution: await solve(kit), headers }));
      const brotli = { 'Content-Encoding': 'br' };
      await expectStatus(
        415,
        postEvents(kit, many(1), { solution: await solve(kit), headers: brotli }),
      );
      for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset=UTF-8']) {
        const typed = { 'Content-Type': type };
        await expectStatus(
          202,
          postEvents(kit, many(1), { solution: await solve(kit), headers: typed }),
        );
      }
    },
  ),
  check('a body above its limit is refused, plain and with gzip', ['R903'], async (kit) => {
    const limit = kit.documents.constant('analytics_body_bytes');
    const filler = 'a'.repeat(Math.ceil(limit / many(20).length));
    const large = many(20, { filler });
    await expectStatus(413, postEvents(kit, large, { solution: await solve(kit) }));
    await expectStatus(413, postEvents(kit, large, { solution: await solve(kit), gzip: true }));
    const text = JSON.stringify([anEvent()]).padEnd(limit);
    await expectStatus(202, postEvents(kit, text, { solution: await solve(kit) }));
    await expectStatus(202, postEvents(kit, text, { solution: await solve(kit), gzip: true }));
    await expectStatus(413, postEvents(kit, `${text} `, { solution: await solve(kit) }));
  }),
  check('an event above its limit as JSON is refused', ['R903'], async (kit) => {
    const limit = kit.documents.constant('analytics_event_bytes');
    const rest = JSON.stringify(anEvent({ filler: '' })).length;
    const sized = (bytes: number) => anEvent({ filler: 'a'.repeat(bytes - rest) });
    const spacious = JSON.stringify([sized(limit)], null, 10);
    await expectStatus(202, postEvents(kit, spacious, { solution: await solve(kit) }));
    for (const events of [sized(limit + 1), [anEvent(), sized(limit + 1)]]) {
      await expectStatus(413, postEvents(kit, events, { solution: await solve(kit) }));
    }
    // Half as many characters, of two bytes each.
    const wide = anEvent({ filler: '\u00E9'.repeat(Math.ceil((limit + 1 - rest) / 2)) });
    await expectStatus(413, postEvents(kit, wide, { solution: await solve(kit) }));
  }),
  check(
    'whatever is no event is measured too, after the number of events',
    ['R903', 'R902'],
    async (kit) => {
      const text = 'a'.repeat(kit.documents.constant('analytics_event_bytes'));
      for (const body of [[text], [anEvent(), text], JSON.stringify(text)]) {
        await expectStatus(413, postEvents(kit, body, { solution: await solve(kit) }));
      }
      const tooMany = [...many(20), text];
      await expectStatus(400, postEvents(kit, tooMany, { solution: await solve(kit) }));
    },
  ),
  check(
    'U+0000 and halves of surrogate pairs in the texts and names of an event are accepted',
    ['R902'],
    async (kit) => {
      const odd = { locale: 'a\u0000b', 'a\u0000b': 1, '\ud800': ['\udc00\ud800'] };
      const events = [anEvent(odd), anEvent()];
      await expectStatus(202, postEvents(kit, events, { solution: await solve(kit) }));
    },
  ),
  check('an unknown path and a method that a path does not have are 404', ['R914'], async (kit) => {
    const calls = [
      ['GET', '/nothing'],
      ['GET', '/events/'],
      ['GET', '/events'],
      ['DELETE', '/events'],
      ['OPTIONS', '/events'],
      ['HEAD', '/events/threshold'],
      ['OPTIONS', '/events/threshold'],
      ['POST', '/events/threshold'],
    ] as const;
    for (const [method, path] of calls) {
      await expectStatus(404, ask(kit, { method, path, headers: {} }));
    }
  }),
  check('a missing or unknown token is refused before the body is read', ['R901'], async (kit) => {
    await expectStatus(401, postEvents(kit, '{', { headers: { 'TGA-Auth-Token': '' } }));
    await expectStatus(401, postEvents(kit, '{', { headers: { 'TGA-Auth-Token': 'unknown' } }));
  }),
  check('events that violate the contract are refused', ['R902'], async (kit) => {
    const { session_id: _, ...lacking } = anEvent();
    const bad = [
      '{',
      'null',
      '7',
      [lacking],
      [anEvent(), anEvent({ user_id: 'seven' })],
      anEvent({ event_name: '' }),
      anEvent({ event_name: 'has space' }),
      anEvent({ session_id: 'not-a-uuid' }),
      anEvent({ client_timestamp: 1733584787000 }),
      anEvent({ is_premium: 'yes' }),
      anEvent({ custom_data: [] }),
      anEvent({ app_name: 'another-app' }),
    ];
    for (const events of bad) {
      await expectStatus(400, postEvents(kit, events, { solution: await solve(kit) }));
    }
    const text = { 'Content-Type': 'text/plain' };
    await expectStatus(
      415,
      postEvents(kit, anEvent(), { solution: await solve(kit), headers: text }),
    );
  }),
  check(
    'unknown properties, unknown names and repeated events are accepted',
    ['R902'],
    async (kit) => {
      const event = anEvent({ event_name: 'later-client', more: { deep: [1, null] } });
      await expectStatus(202, postEvents(kit, event, { solution: await solve(kit) }));
      await expectStatus(202, postEvents(kit, event, { solution: await solve(kit) }));
      await expectStatus(202, postEvents(kit, [event, event], { solution: await solve(kit) }));
    },
  ),
  check('every example of events is accepted', ['R902'], async (kit) => {
    const record = kit.documents.analytics.operations.find(({ id }) => id === 'recordEvents');
    for (const events of Object.values(record?.bodyExamples ?? {})) {
      await kit.attempt(async (attempt) => {
        await expectStatus(202, postEvents(attempt, events, { solution: await solve(attempt) }));
      });
    }
  }),
  check('every task is new', ['R906'], async (kit) => {
    const read = () => expectStatus(200, taskArguments(kit));
    const [one, two] = [await read(), await read()];
    holds(one.text !== two.text, 'Two tasks are equal');
  }),
  check('the public client learns how often it may record app-hide', ['R911'], async (kit) => {
    const { json } = await expectStatus(200, eventThresholds(kit));
    const expected = kit.documents.constant('analytics_app_hide_events');
    same((json as Record<string, unknown>)['app-hide'], expected, 'the number for app-hide');
  }),
];

const many = (count: number, more: object = {}) =>
  Array.from({ length: count }, () => anEvent(more));

async function accepted(sent: Promise<HttpResponse>): Promise<Receipt> {
  return (await expectStatus(202, sent)).json as Receipt;
}

function withOtherCharacter(text: string): string {
  // Not in the last place: some decoders ignore bits of the last character.
  const at = Math.max(0, text.length - 9);
  return `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`;
}
