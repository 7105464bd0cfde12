import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player, db, pushed } = await startServer();

test('[GIFT-02] [API-22] the gift adds 99 taps and is marked as taken', async () => {
  const { call } = player({ id: 701 });
  const { status, body } = await call<{ id: number }>('POST', '/bonus/start');
  expect([status, body]).toMatchObject([200, { is_bonus_taken: true }]);
  expect((await call('GET', '/user/taps/me')).body).toEqual({ available_taps: 99, total_taps: 0 });
  expect((await call('GET', '/user/me')).body).toEqual(body);
  expect(pushed).toContain(body.id);
});

test('[SEC-06] the gift is given once, however many requests arrive at the same time', async () => {
  const { call } = player({ id: 702 });
  const calls = Array.from({ length: 10 }, () => call<{ code?: string }>('POST', '/bonus/start'));
  const responses = await Promise.all(calls);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const refusals = responses.flatMap(({ body }) => body.code ?? []);
  expect(new Set(refusals)).toEqual(new Set(['BONUS_ALREADY_TAKEN']));
  expect((await call('GET', '/user/taps/me')).body).toMatchObject({ available_taps: 99 });
});

test('[GIFT-02] a second request is refused and pushes the balance, because the first push may be lost', async () => {
  const { call } = player({ id: 704 });
  const { body } = await call<{ id: number }>('POST', '/bonus/start');
  pushed.splice(0);
  expect((await call('POST', '/bonus/start')).status).toBe(409);
  expect(pushed).toEqual([body.id]);
});

test('[GIFT-02] if the credit fails, the gift is not marked as taken', async () => {
  const { call } = player({ id: 703 });
  const { body: me } = await call<{ id: number }>('GET', '/user/me');
  await sql`alter table tap_credit add constraint refuse check (user_id <> ${sql.lit(me.id)})`.execute(
    db,
  );
  expect((await call('POST', '/bonus/start')).status).toBe(500);
  expect((await call('GET', '/user/me')).body).toMatchObject({ is_bonus_taken: false });
});
