import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { connectDatabase } from '../database/connect.ts';
import { lockKeys } from '../database/lock-keys.ts';
import { readEarnings } from '../ledger/read-earnings.ts';
import { insertReferral } from '../referrals/referrals-repository.ts';
import { creditTaps, readBalance } from '../taps/balance-repository.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';

const { db, connection } = await createDatabase();
const elsewhere = connectDatabase(connection, () => undefined);
afterAll(() => elsewhere.destroy());

const silent = { db, pushBalance: () => undefined };
const at = new Date('2026-11-20T12:00:00Z');
const entriesOf = (chargeId: string) =>
  db
    .selectFrom('money_leg')
    .select(['entry', 'account', 'user_id', 'micros'])
    .where('entry', 'like', `%:${chargeId}`)
    .orderBy('entry', 'desc')
    .orderBy('micros')
    .execute();

test('[PAY-02] a charge credits the taps of its invoice and books its dollar price', async () => {
  const { userId } = await createPlayer(db);
  const { id: paymentId } = await invoice(db, userId);
  const pushed: number[] = [];
  const deps = { db, pushBalance: (id: number) => pushed.push(id) };

  expect(await settlePayment(deps, { paymentId, chargeId: 'plain', at })).toBe('settled');

  expect(await readBalance(db, userId)).toEqual({ available_taps: 1_100, total_taps: 0 });
  expect(await entriesOf('plain')).toEqual([
    { entry: 'purchase:plain', account: 'stars', user_id: null, micros: -10_000_000 },
    { entry: 'purchase:plain', account: 'revenue', user_id: null, micros: 10_000_000 },
  ]);
  expect(pushed).toEqual([userId]);
});

test('[FIN-08] the user who invited the buyer gets 5 % of the dollar price, in whole micro-dollars', async () => {
  const [referrer, buyer] = [await createPlayer(db), await createPlayer(db)];
  await insertReferral(db, buyer.userId, referrer.userId, at);
  const { id: paymentId } = await invoice(db, buyer.userId, { priceMicros: 1_010_019 });

  await settlePayment(silent, { paymentId, chargeId: 'invited', at });

  expect((await entriesOf('invited')).slice(0, 2)).toEqual([
    { entry: 'referral:invited', account: 'revenue', user_id: null, micros: -50_500 },
    { entry: 'referral:invited', account: 'referrals', user_id: referrer.userId, micros: 50_500 },
  ]);
});

test('a charge that arrives a hundred times at once, in two processes, has one effect', async () => {
  const [referrer, buyer] = [await createPlayer(db), await createPlayer(db)];
  await insertReferral(db, buyer.userId, referrer.userId, at);
  const { id: paymentId } = await invoice(db, buyer.userId);
  const pushed: number[] = [];
  const settle = (_: unknown, turn: number) =>
    settlePayment(
      { db: turn % 2 ? db : elsewhere, pushBalance: (id) => pushed.push(id) },
      { paymentId, chargeId: 'storm', at },
    );

  const results = await Promise.all(Array.from({ length: 100 }, settle));

  expect(results.filter((result) => result === 'settled')).toHaveLength(1);
  expect(results.filter((result) => result === 'already')).toHaveLength(99);
  // Each call pushes: the process that credited the taps may not live long enough.
  expect(pushed).toEqual(Array(100).fill(buyer.userId));
  expect(await readBalance(db, buyer.userId)).toMatchObject({ available_taps: 1_100 });
  expect(await entriesOf('storm')).toHaveLength(4);
});

test('while the revenue of a day is settled, purchases and refunds that wait for it lock no balance', async () => {
  const [first, second] = [await createPlayer(db), await createPlayer(db)];
  const { id: refunded } = await invoice(db, first.userId);
  const { id: paymentId } = await invoice(db, second.userId);
  await settlePayment(silent, { paymentId: refunded, chargeId: 'refunded', at });
  let results: Promise<string[]> | undefined;
  await elsewhere.transaction().execute(async (settlement) => {
    await sql`select pg_advisory_xact_lock(${lockKeys.money})`.execute(settlement);
    results = Promise.all([
      settlePayment(silent, { paymentId, chargeId: 'waiting', at }),
      refundPayment(silent, { chargeId: 'refunded', at }),
    ]);
    await expect.poll(() => waitingForLocks(db)).toBe(2);
    const unlocked = await sql`
      select from tap_balance where user_id in (${first.userId}, ${second.userId})
      for update skip locked`.execute(settlement);
    expect(unlocked.rows).toHaveLength(2);
  });
  expect(await results).toEqual(['settled', 'refunded']);
});

test('an invoice that is paid by fifty simultaneous charges is settled once, and the other charges are owed back', async () => {
  const { userId } = await createPlayer(db);
  const { id: paymentId } = await invoice(db, userId);
  const charges = Array.from({ length: 50 }, (_, turn) => `twice-${turn}`);

  const results = await Promise.all(
    charges.map((chargeId) => settlePayment(silent, { paymentId, chargeId, at })),
  );

  expect(results.toSorted()).toEqual(['settled', ...Array(49).fill('surplus')]);
  expect(await readBalance(db, userId)).toMatchObject({ available_taps: 1_100 });
  const owed = db.selectFrom('money_leg').select('micros').where('account', '=', 'surplus');
  expect(await owed.execute()).toEqual(Array(49).fill({ micros: 10_000_000 }));
});

test('one charge cannot settle two invoices, even at the same time', async () => {
  const { userId } = await createPlayer(db);
  const invoices = await Promise.all(Array.from({ length: 10 }, () => invoice(db, userId)));

  const results = await Promise.all(
    invoices.map(({ id }) => settlePayment(silent, { paymentId: id, chargeId: 'reused', at })),
  );

  expect(results.filter((result) => result === 'settled')).toHaveLength(1);
  expect(await readBalance(db, userId)).toMatchObject({ available_taps: 1_100 });
});

test('a payload that belongs to no invoice books nothing', async () => {
  const charge = { paymentId: 'forgedforgedforged', chargeId: 'forged', at };
  expect(await settlePayment(silent, charge)).toBe('unknown');
  expect(await entriesOf('forged')).toEqual([]);
});

test('taps bought while in debt repay the debt first', async () => {
  const { userId } = await createPlayer(db, { available: 0, total: 500 });
  await db
    .transaction()
    .execute((tx) => creditTaps(tx, { userId, reason: 'refund', source: 'old', taps: -300 }));
  const { id: paymentId } = await invoice(db, userId);

  await settlePayment(silent, { paymentId, chargeId: 'indebted', at });

  expect(await readBalance(db, userId)).toEqual({ available_taps: 800, total_taps: 500 });
});

test('if the money cannot be booked, no taps are credited and the charge can be booked later', async () => {
  const { userId } = await createPlayer(db);
  const { id: paymentId } = await invoice(db, userId);
  const settle = () => settlePayment(silent, { paymentId, chargeId: 'broken', at });
  await sql`alter table money_leg add constraint refuse check (entry <> 'purchase:broken')`.execute(
    db,
  );
  await expect(settle()).rejects.toThrow('refuse');
  await sql`alter table money_leg drop constraint refuse`.execute(db);

  expect(await readBalance(db, userId)).toMatchObject({ available_taps: 0 });
  expect(await settle()).toBe('settled');
});

test("a charge dated before its invoice is booked with the invoice's date", async () => {
  const { userId } = await createPlayer(db);
  const { id: paymentId, created_at } = await invoice(db, userId);

  await settlePayment(silent, { paymentId, chargeId: 'early', at: new Date(0) });

  const entry = db
    .selectFrom('money_entry')
    .select('booked_at')
    .where('key', '=', 'purchase:early');
  expect(await entry.executeTakeFirst()).toEqual({ booked_at: created_at });
});

test('a banned referrer earns nothing from a purchase, also not when it is refunded after the ban', async () => {
  const [referrer, buyer] = [await createPlayer(db), await createPlayer(db)];
  await insertReferral(db, buyer.userId, referrer.userId, at);
  await banPlayer(db, referrer.userId);
  const { id: paymentId } = await invoice(db, buyer.userId);
  await settlePayment(silent, { paymentId, chargeId: 'of-a-banned-one', at });
  await banPlayer(db, referrer.userId, 'unban');
  await refundPayment(silent, { chargeId: 'of-a-banned-one', at });
  expect(await readEarnings(db, referrer.userId)).toEqual({ referrals: 0, top10: 0 });
  expect(await entriesOf('of-a-banned-one')).toHaveLength(4);
});

test("a purchase is booked and rewarded while the node with the referrer's taps is away", async () => {
  const { db: cluster } = await createDatabase();
  const [referrer, buyer] = [await createPlayer(cluster), await createPlayer(cluster)];
  await insertReferral(cluster, buyer.userId, referrer.userId, at);
  const { id: paymentId } = await invoice(cluster, buyer.userId);
  await sql
    .raw(`alter function tap_balance_of(bigint) rename to tap_balance_at_node;
      create function tap_balance_of(player bigint) returns setof tap_balance language plpgsql stable rows 1 as $$
      begin
        if player = ${referrer.userId} then raise exception 'connection to the remote node failed'; end if;
        return query select * from tap_balance_at_node(player);
      end $$`)
    .execute(cluster);
  const deps = { ...silent, db: cluster };
  expect(await settlePayment(deps, { paymentId, chargeId: 'c', at })).toBe('settled');
  expect((await readEarnings(cluster, referrer.userId)).referrals).toBeGreaterThan(0);
});
