import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { findTapDifferences } from '../audit/audit-taps.ts';
import { singleDatabase } from '../database/shards.ts';
import { applyTaps } from './apply-taps.ts';
import { creditTaps, readBalance, type TapCredit } from './balance-repository.ts';

const { db } = await createDatabase();
const credit = (entry: TapCredit) => db.transaction().execute((tx) => creditTaps(tx, entry));

test('[TAP-11] a new player has no taps', async () => {
  const { userId } = await createPlayer(db);
  expect(await readBalance(db, userId)).toEqual({ available_taps: 0, total_taps: 0 });
});

test('a payment that arrives many times is credited once', async () => {
  const { userId } = await createPlayer(db);
  const entry: TapCredit = { userId, reason: 'purchase', source: 'charge-1', taps: 100 };
  const booked = await Promise.all(Array.from({ length: 20 }, () => credit(entry)));
  expect(booked.filter(Boolean)).toHaveLength(1);
  expect(await readBalance(db, userId)).toEqual({ available_taps: 100, total_taps: 0 });
});

test('a refund takes unspent taps to zero and the next credit repays the rest first', async () => {
  const { userId } = await createPlayer(db, { available: 30, total: 70 });
  await credit({ userId, reason: 'refund', source: 'r', taps: -100 });
  expect(await readBalance(db, userId)).toEqual({ available_taps: 0, total_taps: 70 });
  await credit({ userId, reason: 'purchase', source: 'p', taps: 80 });
  expect(await readBalance(db, userId)).toEqual({ available_taps: 10, total_taps: 70 });
});

test('an entry of the ledger cannot be changed or deleted', async () => {
  const { userId } = await createPlayer(db);
  await credit({ userId, reason: 'gift', source: 'start', taps: 99 });
  const change = sql`update tap_credit set taps = 1 where user_id = ${userId}`.execute(db);
  await expect(change).rejects.toThrow('never changed');
  const removal = db.deleteFrom('tap_credit').where('user_id', '=', userId).execute();
  await expect(removal).rejects.toThrow('never changed');
});

test('a refund cannot be booked as a credit, nor a credit as a refund', async () => {
  const { userId } = await createPlayer(db);
  await expect(credit({ userId, reason: 'refund', source: 'r', taps: 5 })).rejects.toThrow('check');
  await expect(credit({ userId, reason: 'gift', source: 'g', taps: -5 })).rejects.toThrow('check');
});

test('credits, refunds and taps in any order and at the same time leave a balance that matches its entries', async () => {
  const act = fc.oneof(
    fc.record({ reason: fc.constant('purchase' as const), taps: fc.integer({ min: 1, max: 90 }) }),
    fc.record({ reason: fc.constant('refund' as const), taps: fc.integer({ min: -90, max: -1 }) }),
    fc.record({ reason: fc.constant('tap' as const), taps: fc.integer({ min: 1, max: 51 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
      const { userId } = await createPlayer(db);
      await Promise.all(
        acts.map(({ reason, taps }, at) =>
          reason === 'tap'
            ? applyTaps(db, new Date(0), [
                { userId, session: null, seq: null, multiplier: 1, taps },
              ])
            : credit({ userId, reason, source: `${at}`, taps }),
        ),
      );
      expect(await findTapDifferences(singleDatabase(db))).toEqual([]);
    }),
    { numRuns: 25, seed: 5 },
  );
});
