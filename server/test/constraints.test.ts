import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from './create-database.ts';
import { createPlayer } from './create-player.ts';

const { db } = await createDatabase();
const { userId } = await createPlayer(db);
await sql`
  insert into payment (id, user_id, gateway, currency, price, price_micros, points, taps, created_at)
  values ('paid000000000000', ${userId}, 'stars', 'STARS', 1, 1, 1, 1, now())`.execute(db);

const invoice = (currency: string, taps: number) => sql`
  insert into payment (id, user_id, gateway, currency, price, price_micros, points, taps, created_at)
  values ('other00000000000', ${userId}, 'stars', ${currency}, 1, 1, 2, ${taps}, now())`;

test.each([
  ['a verified wallet of nobody', 'users_check', sql`update users set wallet_verified = true`],
  [
    'a wallet that never changed',
    'users_wallet_changed_at',
    sql`update users set wallet_hash = '0:ab', wallet_changed_at = null`,
  ],
  ['a country in lower case', 'users_country_id_check', sql`update users set country_id = 'de'`],
  [
    'an invitation code in capitals',
    'referral_code_code_check',
    sql`insert into referral_code (user_id, code, created_at) values (${userId}, 'REF1', now())`,
  ],
  ['an invoice in the currency of another gateway', 'payment_check', invoice('TON', 2)],
  ['an invoice that gives less taps than it sells', 'payment_check1', invoice('STARS', 1)],
  [
    'a surplus that rewards a referrer',
    'payment_charge_check',
    sql`insert into payment_charge (charge_id, payment_id, settles, referrer_id, charged_at)
      values ('surplus', 'paid000000000000', false, ${userId}, now())`,
  ],
  [
    'a rate of nothing',
    'exchange_rate_nano_per_tap_check',
    sql`insert into exchange_rate (id, at, operator, currency, nano_per_tap, reason)
      values ('r', now(), 'ada', 'TON', 0, 'a gift')`,
  ],
  [
    'an entry whose key names another kind',
    'money_entry_check',
    sql`insert into money_entry (key, kind, booked_at, held_from)
      values ('refund:c', 'purchase', now(), now())`,
  ],
  [
    'a day that shares more than it earned',
    'revenue_day_check',
    sql`insert into revenue_day (day, purchases, refunds, revenue, carried, shared, settled_at)
      values ('2026-11-20', 1, 0, 1, 0, 2, now())`,
  ],
])('the database refuses %s', async (_, constraint, statement) => {
  await expect(statement.execute(db)).rejects.toMatchObject({ constraint });
});

test('an entry has one leg for each account', async () => {
  const twice = sql`
    with entry as (
      insert into money_entry (key, kind, booked_at, held_from)
      values ('purchase:c', 'purchase', now(), now()) returning key
    )
    insert into money_leg (entry, account, micros)
    select key, 'revenue', micros from entry, unnest(array[1, -1]) micros`;
  await expect(twice.execute(db)).rejects.toMatchObject({
    constraint: 'money_leg_entry_account_user_id_key',
  });
});

test('a ban does not let anybody delete the wallets that a player had', async () => {
  await sql`update users set wallet_hash = '0:ab', wallet_changed_at = now()`.execute(db);
  await sql`insert into operator_action (id, at, operator, action, user_id, reason)
    values ('a', now(), 'ada', 'ban', ${userId}, 'cheated')`.execute(db);
  await expect(db.deleteFrom('wallet_change').execute()).rejects.toThrow('never changed');
});

test('what is booked, decided or received is never changed and never deleted', async () => {
  // The type of a trigger has the bits 1 (for each row), 2 (before), 8 (delete) and 16 (update).
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'refuse_ledger_change'::regproc and tgtype = 27 and tgenabled = 'O' order by 1`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'charge_record',
    'charge_return',
    'exchange_rate',
    'money_entry',
    'money_leg',
    'operator_action',
    'operator_command',
    'payment',
    'payment_charge',
    'payment_refund',
    'revenue_day',
    'tap_credit',
    'ton_deposit',
    'ton_deposit_decision',
    'ton_payout_message',
  ]);
});
