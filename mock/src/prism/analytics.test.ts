import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Analytics, type AnalyticsRequest } from './analytics.ts';

const event = {
  event_name: 'app-init',
  session_id: '9ee533cd-449c-4f8b-b1b8-cf8b31b8cf8b',
  user_id: 279_058_397,
  app_name: 'bold',
};

function startAnalytics() {
  const clock = { ms: 0 };
  const analytics = new Analytics(() => clock.ms);
  const send = (
    body: unknown,
    headers: AnalyticsRequest['headers'] = {},
    bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  ) => {
    const usual = { 'tga-auth-token': 'development', 'content-type': 'application/json' };
    const request = { method: 'POST', path: '/events', headers: { ...usual, ...headers } };
    const reply = analytics.respond({ ...request, body: bytes });
    return { ...reply, json: JSON.parse(reply.body) };
  };
  const read = (path: string) =>
    analytics.respond({ method: 'GET', path, headers: {}, body: Buffer.alloc(0) });
  const solve = () => {
    const task = read('/aee7c93a9ae7930fb19732325d2c560c53849aa7').body;
    const { b } = JSON.parse(Buffer.from(task.split(',').map(Number)).toString());
    return Buffer.from(JSON.stringify({ x: 0, y: Math.sqrt(b) })).join();
  };
  return { analytics, send, read, solve, clock };
}

test('a batch is accepted, and the response has the next solution and the next task', () => {
  const { analytics, send } = startAnalytics();

  const { status, json } = send([event, { ...event, event_name: 'app-hide' }]);

  expect([status, json.message]).toEqual([202, 'Success record.']);
  expect([json.custom_data, json.Content]).toEqual([
    expect.stringMatching(/./),
    expect.stringMatching(/^\d+(,\d+)+$/),
  ]);
  expect(analytics.events).toHaveLength(2);
});

test('an event that equals an earlier one is accepted but not stored', () => {
  const { analytics, send } = startAnalytics();

  expect([send(event).status, send(event).status]).toEqual([202, 202]);
  expect(analytics.events).toEqual([event]);
});

test('a compressed batch is accepted', () => {
  const { analytics, send } = startAnalytics();
  const bytes = gzipSync(JSON.stringify([event]));

  expect(send(null, { 'content-encoding': 'gzip' }, bytes).status).toBe(202);
  expect(analytics.events).toEqual([event]);
});

test('a solution from an earlier response is accepted once', () => {
  const { send, solve } = startAnalytics();
  const content = send(event, { content: solve() }).json.custom_data;

  expect([send(event, { content }).status, send(event, { content }).status]).toEqual([202, 429]);
});

test('the value of a refused or unproven request is no solution', () => {
  const { send } = startAnalytics();
  const unproven = send(event).json.custom_data;
  const refused = send(event, { content: unproven });

  expect(refused.status).toBe(429);
  expect(send(event, { content: refused.json.custom_data }).status).toBe(429);
});

test('an invented solution is refused before the body is read, and a used one stays used', () => {
  const { send, solve } = startAnalytics();
  const content = solve();

  expect(send('{', { content: 'invented' }).status).toBe(429);
  expect([send('{', { content }).status, send(event, { content }).status]).toEqual([400, 429]);
});

test('the public client reads how often it may record an event', () => {
  const { read } = startAnalytics();

  expect(JSON.parse(read('/events/threshold').body)).toEqual({ 'app-hide': 3 });
});

test('without a solution requests are limited to a burst of five and then a rate', () => {
  const { send, clock } = startAnalytics();
  for (let count = 0; count < 5; count += 1) expect(send(event).status).toBe(202);

  const refused = send(event);

  expect([refused.status, refused.headers['Retry-After']]).toEqual([429, '2']);
  expect(refused.json.custom_data).not.toBe('');
  clock.ms += 2_000;
  expect(send(event).status).toBe(202);
});

test.each([
  ['no token', event, { 'tga-auth-token': undefined }, 401],
  ['an unknown token', event, { 'tga-auth-token': 'other' }, 401],
  ['another media type', event, { 'content-type': 'text/plain' }, 415],
  ['a media type that begins alike', event, { 'content-type': 'application/json-seq' }, 415],
  ['another encoding', event, { 'content-encoding': 'br' }, 415],
  ['gzip that is none', event, { 'content-encoding': 'gzip' }, 400],
  ['half a value', '[{', {}, 400],
  ['an event without a session', { ...event, session_id: undefined }, {}, 400],
  ['no event at all', [], {}, 400],
  ['21 events', Array(21).fill(event), {}, 400],
  ["another application's event", { ...event, app_name: 'other' }, {}, 400],
  ['more than 64 kB', JSON.stringify(event).padEnd(65_537), {}, 413],
  ['an event of more than 4 kB', [{ ...event, note: 'x'.repeat(4_096) }], {}, 413],
])('%s is refused and not stored', (_, body, headers, status) => {
  const { analytics, send } = startAnalytics();

  const refused = send(body, headers);

  expect(refused.status).toBe(status);
  expect(refused.json).toEqual({ status, message: expect.any(String) });
  expect(analytics.events).toEqual([]);
});

test('a small body that inflates to more than 64 kB is refused', () => {
  const { send } = startAnalytics();
  const bytes = gzipSync(Buffer.alloc(65_537, ' '));

  expect(send(null, { 'content-encoding': 'gzip' }, bytes).status).toBe(413);
});
