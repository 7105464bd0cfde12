import type { InvoiceResult } from '@bold/sdk';
import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { singleDatabase } from '../../src/database/shards.ts';
import { settleRevenue } from '../../src/leaderboard/settle-revenue.ts';
import { settlePayment } from '../../src/payments/settle-payment.ts';
import { createDatabase } from '../create-database.ts';
import { invoice } from '../create-payment.ts';
import { createPlayer } from '../create-player.ts';
import { initDataOf } from '../init-data.ts';
import { startLive } from '../start-live.ts';
import { startServer } from '../start-server.ts';
import { testDeps } from '../test-deps.ts';

const hour = 3_600_000;
const day = 24 * hour;
const { db } = await createDatabase();

test('taps are counted once while the clock steps back and forth', async () => {
  const { connect, tryConnect, advance, deps } = await startLive(db);
  const player = await createPlayer(db, { available: 1_000 });
  const socket = await connect(player);
  const other = await initDataOf(77, deps.clock.now());
  for (const [at, step] of [-hour, -day, 2 * hour, 0, day - hour].entries()) {
    advance(step);
    socket.tap({ taps: 10, session: 's', seq: at + 1 });
    expect(await socket.next()).toMatchObject({ type: 'taps', applied: 10, seq: at + 1 });
    socket.tap({ taps: 10, session: 's', seq: at + 1 });
    expect(await socket.next()).toMatchObject({ applied: 0, duplicate: true });
  }
  expect((await audit(singleDatabase(db))).differences).toEqual([]);

  // Init data from the future is refused instead of being valid for too long.
  advance(-hour);
  expect(await tryConnect(other).closed).toMatchObject({ code: 4401 });
});

test('a response that is stored under a key stays stored when the clock steps back', async () => {
  const {
    player,
    clock,
    db: own,
  } = await startServer({
    deps: { gateways: { stars: async ({ paymentId }) => `https://t.me/$${paymentId}` } },
  });
  const { call } = player({ id: 1 });
  await call('GET', '/user/me');
  const buy = () =>
    call<InvoiceResult>('POST', '/payment/gateway/invoice-link/tariff', {
      body: { tariff_id: 1 },
      headers: { 'Idempotency-Key': 'the-clock-steps' },
    });
  const first = await buy();
  clock.time -= hour;
  // The init data lies in the future now, but stays valid, because the server has cached that it is.
  expect(await buy()).toMatchObject({ status: 200, body: first.body });
  expect(await own.selectFrom('payment').select('id').execute()).toHaveLength(1);
});

test('a day is settled once, also when the clock passes its midnight twice', async () => {
  const clock = { time: Date.parse('2026-11-20T00:30:00Z'), now: () => new Date(clock.time) };
  const deps = testDeps(db, { clock });
  const { userId } = await createPlayer(db, { total: 200 });
  const pay = async (chargeId: string) => {
    const { id: paymentId } = await invoice(db, userId, { now: clock.now() });
    return settlePayment(deps, { paymentId, chargeId, at: clock.now() });
  };
  clock.time -= hour;
  await pay('before');
  clock.time += hour;
  expect(await settleRevenue(deps)).toMatchObject([{ day: '2026-11-19', purchases: 10_000_000 }]);

  clock.time -= hour;
  await pay('in the hour that came again');
  expect(await settleRevenue(deps)).toEqual([]);
  clock.time += hour;
  expect(await settleRevenue(deps)).toEqual([]);
  clock.time += day;
  // A payment for a day that is settled already counts for the first open day.
  expect(await settleRevenue(deps)).toMatchObject([{ day: '2026-11-20', purchases: 10_000_000 }]);
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});
