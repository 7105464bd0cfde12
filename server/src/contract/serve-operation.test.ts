import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { erasePlayer } from '../operators/erase-player.ts';

const { player } = await startServer();

test('a retry of the gift with the same key returns the first response', async () => {
  const { call } = player({ id: 1 });
  const headers = { 'Idempotency-Key': 'one-and-the-same' };
  const first = await call('POST', '/bonus/start', { headers });
  const retry = await call('POST', '/bonus/start', { headers });
  expect([retry.status, retry.body]).toEqual([200, first.body]);
  expect((await call('GET', '/user/taps/me')).body).toMatchObject({ available_taps: 99 });
});

test('the response to a retry has the id of the first request, also if it is no problem', async () => {
  const { call } = player({ id: 6 });
  const post = (key: string) =>
    call('POST', '/bonus/start', { headers: { 'Idempotency-Key': key } });
  const responses = [];
  for (const key of ['the-gift-key', 'the-gift-key', 'too-late-key', 'too-late-key'])
    responses.push(await post(key));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 409, 409]);
  const [gift, again, refusal, refusedAgain] = responses.map(({ headers }) =>
    headers.get('X-Request-Id'),
  );
  expect([again, refusedAgain]).toEqual([gift, refusal]);
  expect(gift).not.toBe(refusal);
});

test('the work for a query does not grow with the square of its parameters', async () => {
  const { call } = player({ id: 7 });
  const search = vi.spyOn(URLSearchParams.prototype, 'getAll');
  onTestFinished(() => search.mockRestore());
  const { status } = await call('GET', `/leaderboard/top?${'a&'.repeat(300)}`);
  // Each search goes through all parameters.
  expect([status, search.mock.calls.length]).toEqual([200, 1]);
});

test('a request whose body arrives after its player was erased stores nothing', async () => {
  const banned = new Set<number>();
  const noteAddress = vi.fn();
  const { player, port, db, deps } = await startServer({
    deps: { isBanned: (userId) => banned.has(userId), noteAddress },
  });
  const { raw, call } = player({ id: 5 });
  const { body: me } = await call<{ id: number }>('GET', '/user/me');
  noteAddress.mockClear();
  const slow = request({
    port,
    path: '/api/user/profile/me',
    method: 'PATCH',
    headers: { Authorization: `tma ${await raw}`, 'Content-Type': 'application/json' },
  });
  slow.write('{"additional_info":');
  await vi.waitUntil(() => noteAddress.mock.calls.length > 0);

  banned.add(me.id);
  await erasePlayer(deps, { userId: me.id, operator: 'ada', reason: 'asked by letter' }, 0);
  slow.end('{"bio":"poetical science"}}');

  const [response] = (await once(slow, 'response')) as [IncomingMessage];
  expect(await json(response)).toMatchObject({ code: 'PLAYER_BANNED' });
  const stored = db.selectFrom('users').select('bio').where('id', '=', me.id);
  expect(await stored.executeTakeFirst()).toEqual({ bio: null });
});

test('[SEC-01] what a player may read, any other may read too: there are no roles', async () => {
  for (const id of [2, 3]) {
    const { call } = player({ id });
    const { body: me } = await call<{ id: number }>('GET', '/user/me');
    for (const path of [
      '/level',
      '/country',
      '/payment/exchange-rate',
      '/payment/tariff',
      '/payment/bonus-threshold',
      '/user/referrals/code',
      `/user/referrals/stats/${me.id}`,
      `/user/profile/${me.id}`,
      '/user/taps/me',
      `/user/taps/cached/${me.id}`,
      '/leaderboard/me',
      '/leaderboard/top',
    ]) {
      expect([path, (await call('GET', path)).status]).toEqual([path, 200]);
    }
  }
});

test.each([
  ['an error in development', false, 500],
  ['logged in production, and still sent', true, 200],
])('a response that the contract does not document is %s', async (_, production, expected) => {
  const stars = async () => 'https://elsewhere.example/$invoice';
  const { player, logLines } = await startServer({
    config: { production },
    deps: { gateways: { stars } },
  });
  const path = '/payment/gateway/invoice-link/tariff';
  const { status } = await player({ id: 1 }).call('POST', path, { body: { tariff_id: 1 } });
  expect(status).toBe(expected);
  expect(logLines.join('')).toMatch(
    /"level":50.*The response of createTariffInvoice breaks the contract/,
  );
});

type Refusal = { detail: string; errors: { pointer: string; code: string; message: string }[] };

const { call } = player({ id: 4 });
const patch = (body: unknown) => call<Refusal>('PATCH', '/user/profile/me', { body });

test('[ERR-22] all errors are listed, each with its place', async () => {
  const { status, body } = await patch({
    unknown: 1,
    country_id: 'pt',
    additional_info: { bio: 3 },
  });
  expect(status).toBe(400);
  expect(body.detail).toBe('The request breaks the contract in 3 places.');
  expect(body.errors.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/body/unknown', 'additionalProperties'],
    ['/body/country_id', 'pattern'],
    ['/body/additional_info/bio', 'type'],
  ]);
});

test('[ERR-22] the pointer of a missing property ends with its name', async () => {
  const { body } = await call<Refusal>('POST', '/user/referrals/set-code', { body: {} });
  expect(body.errors).toMatchObject([{ pointer: '/body/code', code: 'required' }]);
});

test.each([[null], [[]], ['text'], [7]])(
  '[ERR-22] a body of %j is refused as a whole',
  async (body) => {
    expect((await patch(body)).body.errors).toMatchObject([{ pointer: '/body', code: 'type' }]);
  },
);

test('a property named like one of Object.prototype is unknown like any other', async () => {
  const { body } = await call<Refusal>('PATCH', '/user/profile/me', { text: '{"__proto__":{}}' });
  expect(body.errors).toMatchObject([{ pointer: '/body/__proto__' }]);
});

test.each(['short', ''])('[ERR-22] an idempotency key like "%s" is malformed', async (key) => {
  const { status, body } = await call<Refusal>('POST', '/bonus/start', {
    headers: { 'Idempotency-Key': key },
  });
  expect(status).toBe(400);
  expect(body.errors[0]?.pointer).toBe('/header/idempotency-key');
});

test('a player who is banned while the body arrives is refused', async () => {
  let isBanned = false;
  const asked = vi.fn(() => isBanned);
  const { port, player: playerHere } = await startServer({ deps: { isBanned: asked } });
  const body = JSON.stringify({ display_name: 'too_late' });
  const headers = {
    Authorization: `tma ${await playerHere({ id: 1 }).raw}`,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  };
  const path = '/api/user/profile/me';
  const outgoing = request({ port, host: '127.0.0.1', path, method: 'PATCH', headers });
  outgoing.flushHeaders();
  // The check of the init data asks twice about a player whom it has not seen before.
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  isBanned = true;
  const [response] = await once(outgoing.end(body), 'response');
  expect([response.statusCode, await json(response)]).toMatchObject([
    403,
    { code: 'PLAYER_BANNED' },
  ]);
});
