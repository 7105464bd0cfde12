import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { bookingTime, bookTransfers, type Transfer } from './book-transfers.ts';
import { readEarnings } from './read-earnings.ts';

const { db } = await createDatabase();
const at = new Date('2026-11-20T12:00:00Z');
const { userId } = await createPlayer(db);
const book = (...transfers: Transfer[]) =>
  db.transaction().execute((tx) => bookTransfers(tx, at, transfers));
const share = (source: string, micros: number, toUser = userId): Transfer => ({
  kind: 'share',
  source,
  from: { account: 'revenue' },
  to: { account: 'top10', userId: toUser },
  micros,
  gateway: 'stars',
});

test("a user's earnings are the sum of the user's legs", async () => {
  const { userId: earning } = await createPlayer(db);
  await book(share('a', 30, earning), share('b', 12, earning));
  expect(await readEarnings(db, earning)).toEqual({ referrals: 0, top10: 42 });
});

test('booking the same key again rolls back the whole transaction', async () => {
  await book(share('c', 1));
  const before = await readEarnings(db, userId);
  await expect(book(share('d', 5), share('c', 1))).rejects.toThrow('money_entry_pkey');
  expect(await readEarnings(db, userId)).toEqual(before);
});

test('an entry is committed only with legs, and only if they sum to zero', async () => {
  const entry = (key: string) =>
    sql`insert into money_entry (key, kind, booked_at, held_from, gateway) values (${key}, 'share', ${at}, ${at}, 'stars')`;
  const leg = (key: string, account: string, micros: number) =>
    sql`insert into money_leg (entry, account, micros) values (${key}, ${account}, ${micros})`;
  const lopsided = db.transaction().execute(async (tx) => {
    await entry('share:x').execute(tx);
    await leg('share:x', 'revenue', -5).execute(tx);
    await leg('share:x', 'surplus', 4).execute(tx);
  });
  await expect(lopsided).rejects.toThrow('the legs of share:x do not sum to zero');
  await expect(entry('share:y').execute(db)).rejects.toThrow('do not sum to zero');
});

test('a leg cannot be added to an entry later, and entries and legs never change', async () => {
  await book(share('e', 7));
  const late = sql`insert into money_leg (entry, account, micros) values ('share:e', 'surplus', 1)`;
  await expect(late.execute(db)).rejects.toThrow('do not sum to zero');
  for (const change of [
    sql`update money_leg set micros = micros * 2 where entry = 'share:e'`,
    sql`delete from money_leg where entry = 'share:e'`,
    sql`update money_entry set booked_at = now() where key = 'share:e'`,
  ]) {
    await expect(change.execute(db)).rejects.toThrow('never changed');
  }
});

test('earnings cannot become negative', async () => {
  const { userId: poor } = await createPlayer(db);
  const reversal: Transfer = {
    kind: 'referral-refund',
    source: 'f',
    from: { account: 'referrals', userId: poor },
    to: { account: 'revenue' },
    micros: 1,
    gateway: 'stars',
  };
  await expect(book(reversal)).rejects.toThrow('earning_referrals_check');
});

test('money of a settled day is booked at the start of the first open day', async () => {
  const micros = { purchases: 0, refunds: 0, revenue: 0, carried: 0, shared: 0 };
  await db
    .insertInto('revenue_day')
    .values({ day: '2026-11-18', ...micros, settled_at: at })
    .execute();
  const booked = (moment: string) =>
    db.transaction().execute((tx) => bookingTime(tx, new Date(moment)));

  expect(await booked('2026-11-18T23:59:59Z')).toEqual(new Date('2026-11-19T00:00:00Z'));
  expect(await booked('2026-11-19T00:00:01Z')).toEqual(new Date('2026-11-19T00:00:01Z'));
});
