import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { freshWallet } from '../../test/create-rewards.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { startBot } from '../../test/start-bot.ts';
import { deposit, startTon } from '../../test/start-ton.ts';
import { databaseUrl } from '../../test/template-database.ts';
import { testDeps } from '../../test/test-deps.ts';
import { storeEvents } from '../analytics/events-repository.ts';
import { sentEvent } from '../analytics/sent-event.fixture.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { singleDatabase } from '../database/shards.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { updateUser } from '../users/update-user.ts';
import { runJobs } from './run-jobs.ts';

test('[PAY-02] after a change of TON_DEPOSIT_ADDRESS the former address is watched while it is still listed', async () => {
  const { url, deps, order, pay, tapsOf } = await startTon();
  const address = `0:${'2'.repeat(64)}`;
  const config = readConfig({ TON_API_URL: url, TON_DEPOSIT_ADDRESS: `${address},${deposit}` });
  const [early, late] = [await order(), await order()];
  pay({ comment: early.paymentId, to: deposit });
  pay({ comment: late.paymentId, to: address });
  const jobs = runJobs({ ...deps, config }, deps, null, null);
  onTestFinished(jobs.close);
  await expect.poll(() => tapsOf(early.userId)).toBe(525);
  await expect.poll(() => tapsOf(late.userId)).toBe(525);
});

// grammY ends its calls after a minute.
test('the jobs end although the chain and the Bot API never respond', {
  timeout: 30_000,
}, async () => {
  const { bot, botApi, handleUpdate, order, deps } = await startBot();
  const hanging = Promise.withResolvers<void>();
  const botCalls = ['getStarTransactions', 'sendMessage'];
  for (const method of botCalls) botApi.respond(method, () => hanging.promise);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  timeout.mockImplementation(() => new AbortController().signal);
  onTestFinished(() => timeout.mockRestore());
  let chainCalls = 0;
  const chain = createServer(() => {
    chainCalls += 1;
  }).listen(0, '127.0.0.1');
  await once(chain, 'listening');
  onTestFinished(() => {
    hanging.resolve();
    chain.closeAllConnections();
    chain.close();
  });
  const { port } = chain.address() as AddressInfo;
  const config = readConfig({
    TELEGRAM_API_ROOT: botApi.address,
    TON_API_URL: `http://127.0.0.1:${port}`,
    TON_DEPOSIT_ADDRESS: deposit,
  });
  const buyer = await order({ gateway: 'ton' });
  const wallet = { wallet_hash: freshWallet(), wallet_changed_at: deps.clock.now() };
  await updateUser(deps, { ...buyer, languageCode: null }, wallet);
  const jobs = runJobs({ ...deps, config }, deps, bot, handleUpdate);
  const counts = () => [chainCalls, ...botCalls.map((method) => botApi.callsOf(method).length)];
  // The deposits and the time of the chain are read at once.
  await expect.poll(counts).toEqual([2, 1, 1]);
  await jobs.close();
});

test('a report of a changed wallet that is under way ends before the jobs end', async () => {
  const { db, bot, botApi, deps } = await startBot();
  const sending = Promise.withResolvers<boolean>();
  onTestFinished(() => sending.resolve(true));
  botApi.respond('sendMessage', () => sending.promise);
  const wallet = { wallet_hash: freshWallet(), wallet_changed_at: deps.clock.now() };
  await updateUser(deps, { ...(await createPlayer(db)), languageCode: null }, wallet);
  const jobs = runJobs(deps, deps, bot, null);
  await expect.poll(() => botApi.callsOf('sendMessage').length).toBe(1);
  const closing = jobs.close();
  sending.resolve(true);
  await closing;
  expect(await db.selectFrom('wallet_notice').selectAll().execute()).toEqual([]);
});

test('a server whose clock is a month ahead settles no day that is not over', async () => {
  const { db } = await createDatabase();
  const clock = { now: () => new Date(Date.now() + 30 * 86_400_000) };
  const deps = testDeps(db, { clock });
  const { userId } = await createPlayer(db);
  const { id: paymentId } = await invoice(db, userId);
  const at = new Date('2026-01-02T12:00:00Z');
  await settlePayment(deps, { paymentId, chargeId: 'long-ago', at });
  const jobs = runJobs(deps, singleDatabase(db), null, null);
  // A job that has started is completed before the end.
  await jobs.close();
  const { rows } = await sql<{ settled: number; open: number }>`
    select count(*) filter (where day < (now() at time zone 'UTC')::date) as settled,
      count(*) filter (where day >= (now() at time zone 'UTC')::date) as open from revenue_day`.execute(
    db,
  );
  expect(rows).toEqual([{ settled: expect.any(Number), open: 0 }]);
  expect(rows[0]?.settled).toBeGreaterThan(0);
});

test('a day is settled at its end, also if the clock of PostgreSQL is behind', async () => {
  const { db, connection } = await createDatabase();
  // Midnight comes in a second for the server, and 30 ms later for PostgreSQL.
  const aheadMs = Date.parse('2026-11-21T00:00:00Z') - Date.now() - 1_000;
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  await sql
    .raw(`create schema behind; create function behind.now() returns timestamptz language sql
      return clock_timestamp() + interval '${aheadMs - 30} milliseconds'`)
    .execute(db);
  const url = new URL(databaseUrl(connection));
  url.searchParams.set('options', '-c search_path=behind,pg_catalog,public');
  const skewed = connectDatabase({ connectionString: url.href }, () => undefined);
  onTestFinished(() => skewed.destroy());
  const { userId } = await createPlayer(db);
  const { id: paymentId } = await invoice(db, userId);
  const at = new Date('2026-11-20T12:00:00Z');
  await settlePayment(testDeps(db), { paymentId, chargeId: 'of-the-day', at });
  const jobs = runJobs(testDeps(db, { clock }), singleDatabase(skewed), null, null);
  onTestFinished(jobs.close);
  const settled = () => db.selectFrom('revenue_day').select('day').execute();
  await expect.poll(settled, { timeout: 10_000 }).toEqual([{ day: '2026-11-20' }]);
});

test('a settlement that failed is tried again at the full hour, and its success is logged', async () => {
  const { db } = await createDatabase();
  const { log, messages } = recordingLog();
  // The next hour begins in a second.
  const aheadMs = Date.parse('2026-01-02T13:00:00Z') - Date.now() - 1_000;
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  await db.schema.alterTable('revenue_day').renameTo('away').execute();
  const jobs = runJobs(testDeps(db, { clock, log }), singleDatabase(db), null, null);
  onTestFinished(jobs.close);
  const failed = 'Revenue could not be settled. The server tries again at the next full hour.';
  await expect.poll(() => messages).toEqual([failed]);

  await db.schema.alterTable('away').renameTo('revenue_day').execute();

  const messagesThen = [failed, 'Revenue can be settled again.'];
  await expect.poll(() => messages, { timeout: 10_000 }).toEqual(messagesThen);
});

test('[LIVE-03] a server whose clock is three months ahead deletes no session that is still needed, and all that is old', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db } = await createDatabase();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const { userId } = await createPlayer(db);
  const sessions = () => db.selectFrom('tap_session').select('session').execute();
  for (const [session, at] of [
    ['used', daysAgo(1)],
    ['old', daysAgo(200)],
  ] as const) {
    const started_on = at.toISOString().slice(0, 10);
    const row = { user_id: userId, session, seq: 1, updated_at: at, started_on };
    await db.insertInto('tap_session').values(row).execute();
  }
  const old = daysAgo(200);
  const key = { user_id: userId, key: 'old', fingerprint: 'a', started_at: old, reply: null };
  await db.insertInto('idempotency_key').values(key).execute();
  const address = { user_id: userId, day: old.toISOString().slice(0, 10), address: 'a'.repeat(32) };
  await db.insertInto('player_address').values(address).execute();
  await db.insertInto('analytics.proof').values({ id: 'old', expires_at: old }).execute();
  await storeEvents(db, { token: 'a', events: [sentEvent()], receivedAt: old });
  const taps = { hour: old, user_ids: [userId], spent: [1] };
  await db.insertInto('tap_journal').values(taps).execute();
  const deps = testDeps(db, { clock: { now: () => daysAgo(-91) } });
  const jobs = runJobs(deps, singleDatabase(db), null, null);
  onTestFinished(jobs.close);
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(sessions).not.toContainEqual({ session: 'old' });
  expect(await sessions()).toEqual([{ session: 'used' }]);
  for (const table of [
    'idempotency_key',
    'player_address',
    'analytics.proof',
    'analytics.event',
    'tap_journal',
  ] as const) {
    const rows = () => db.selectFrom(table).selectAll().execute();
    await expect.poll(rows, { message: table }).toEqual([]);
  }
  await jobs.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('old data that cannot be deleted does not keep other old data', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { db } = await createDatabase();
  const { log, messages } = recordingLog();
  const { userId } = await createPlayer(db);
  const address = { user_id: userId, day: '2026-01-01', address: 'a'.repeat(32) };
  await db.insertInto('player_address').values(address).execute();
  await sql`alter table idempotency_key rename to idempotency_key_of_another_version`.execute(db);
  const jobs = runJobs(testDeps(db, { log }), singleDatabase(db), null, null);
  onTestFinished(jobs.close);
  vi.advanceTimersByTime(3_600_000);
  const addresses = () => db.selectFrom('player_address').selectAll().execute();
  await expect.poll(addresses).toEqual([]);
  await expect.poll(() => messages).toContain('Old idempotency keys could not be deleted.');
});
