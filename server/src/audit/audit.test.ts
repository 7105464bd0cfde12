import { expect, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { invoice } from '../../test/create-payment.ts';
import { testDeps } from '../../test/test-deps.ts';
import { singleDatabase } from '../database/shards.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { audit } from './audit.ts';
import { filledDatabase, tamper } from './filled-database.fixture.ts';

test('a consistent database has no differences, and the audit reports how much it checked', async () => {
  const { db } = await filledDatabase();
  expect(await audit(singleDatabase(db))).toEqual({
    players: 2,
    payments: 4,
    // Two purchases, two rewards, two surpluses, a refund with its reward, a surplus returned, a share, a payout.
    entries: 11,
    openingTaps: 205,
    differences: [],
  });
});

test('a reward that a ban of the referrer passed over is no difference, and one from after the ban is', async () => {
  const { db, buyer, referrer } = await filledDatabase();
  await banPlayer(db, referrer);
  await banPlayer(db, referrer, 'unban');
  const settle = async (chargeId: string, at: Date) => {
    const { id: paymentId } = await invoice(db, buyer);
    await settlePayment(testDeps(db), { paymentId, chargeId, at });
  };
  await banPlayer(db, referrer);
  await settle('passed-over', new Date());
  // Telegram can report a charge long after it was made: the referrer at the booking counts.
  await settle('made before the ban', new Date(Date.now() - 3_600_000));
  await banPlayer(db, referrer, 'unban');
  expect((await audit(singleDatabase(db))).differences).toEqual([]);

  const later = new Date(Date.now() + 3_600_000);
  await banPlayer(db, referrer);
  await settle('forgotten', later);
  await banPlayer(db, referrer, 'unban');
  expect((await audit(singleDatabase(db))).differences).toEqual([
    `The charge forgotten rewards no user for a buyer whom ${referrer} invited.`,
  ]);
});

const invented = (key: string, userId: number) => `
  insert into money_entry (key, kind, booked_at, held_from, gateway) values ('${key}', 'share', now(), now(), 'stars');
  insert into money_leg values ('${key}', 'revenue', null, -5), ('${key}', 'top10', ${userId}, 5)`;

const referral = (micros: number) => `The entry referral:kept books ${micros}`;

test.each([
  [
    'a balance',
    `update tap_balance set available = available + 1 where available > 0`,
    'has 1205 taps',
  ],
  [
    'an earning',
    `update earning set top10 = top10 + 1`,
    'micro-dollars in top10, the entries sum to',
  ],
  [
    'a reward',
    `update money_leg set micros = micros * 2 where entry = 'referral:kept'`,
    referral(1_000_000),
  ],
  [
    'a referrer',
    `update payment_charge set referrer_id = 2 where charge_id = 'kept'`,
    'The charge kept rewards 2 for a buyer whom 1 invited',
  ],
  [
    'an unrewarded invitation',
    `update referral set created_at = created_at - interval '1 hour'; update payment_charge set referrer_id = null`,
    'The charge kept rewards no user for a buyer whom 1 invited',
  ],
  [
    'an unrewarded invitation of a referrer who was banned later',
    `update referral set created_at = created_at - interval '1 hour'; update payment_charge set referrer_id = null;
     insert into operator_action values ('x', now() + interval '1 hour', 'ada', 'ban', 1, null, 'plays by bot')`,
    'The charge kept rewards no user for a buyer whom 1 invited',
  ],
  [
    'a payee',
    `update money_leg set user_id = 2 where entry = 'referral:kept' and user_id is not null`,
    'to referrals of user 2',
  ],
  [
    'a one-legged entry',
    `delete from money_leg where entry = 'purchase:kept' and account = 'stars'`,
    'The legs of purchase:kept sum to 10000000',
  ],
  [
    'a legless entry',
    `delete from money_leg where entry = 'surplus:kept-surplus'`,
    'The entry surplus:kept-surplus has no legs',
  ],
  [
    'a forgotten charge',
    `delete from payment_refund where charge_id = 'refunded'`,
    'The refund of payment',
  ],
  [
    'taps without a payment',
    `insert into tap_credit values (1, 'purchase', 'nothing', 5, now())`,
    'The purchase of payment nothing moved 5 taps',
  ],
  [
    'a second gift',
    `insert into tap_credit values (1, 'gift', 'again', 99, now())`,
    'The gift again of user 1 is 99 taps',
  ],
  [
    'a gift that was made larger',
    `update tap_credit set taps = 990 where reason = 'gift'`,
    'The gift start of user 2 is 990 taps, and the user has taken the one of 99',
  ],
  [
    'a gift that can be taken again',
    `update users set is_bonus_taken = false where id = 2`,
    'The gift start of user 2 is 99 taps, and the user has not taken the one of 99',
  ],
  [
    'a gift without taps',
    `delete from tap_credit where reason <> 'purchase'`,
    'User 2 has taken the gift, and got no taps for it',
  ],
  [
    'a share',
    `update money_leg set micros = micros * 3 where entry like 'share:%'`,
    'got 300000 to 300000 micro-dollars, not 100000 each',
  ],
  [
    'a share of no day, level and user',
    invented('share:2026-10-01', 1),
    'The entry share:2026-10-01 books 5 to top10 of user 1 where nothing follows',
  ],
  [
    'a share that another user got',
    invented('share:2026-10-01:2:1:2', 2),
    'The entry share:2026-10-01:2:1:2 books 5 to top10 of user 2 where nothing follows',
  ],
  [
    'a share of an unknown level',
    invented('share:2026-10-01:02:2', 2),
    'On 2026-10-01 the 1 members of level 02 got 5 to 5 micro-dollars, not 0 each',
  ],
  [
    'a second taker of a share',
    `insert into money_leg values ('share:2026-10-01:2:1', 'top10', 2, 5);
     update money_leg set micros = micros - 5 where entry like 'share:%' and account = 'revenue'`,
    'The entry share:2026-10-01:2:1 books 5 to top10 of user 2 where nothing follows',
  ],
  [
    'a share that became a reward for an invitation',
    `update money_leg set account = 'referrals' where entry like 'share:%' and account = 'top10'`,
    'The entry share:2026-10-01:2:1 books 100000 to referrals of user 1 where nothing follows',
  ],
  [
    'a share that the revenue did not pay',
    `update money_leg set account = 'payouts' where entry like 'share:%' and account = 'revenue'`,
    'The entry share:2026-10-01:2:1 books -100000 to payouts where nothing follows',
  ],
  [
    'a share that takes from the user',
    `update money_leg set micros = -micros where entry like 'share:%'`,
    'The entry share:2026-10-01:2:1 books -100000 to top10 of user 1 where nothing follows',
  ],
  [
    'a share of a level that the user never reached',
    `update tap_balance set total = 99 where user_id = 1`,
    'User 1 has a total of 99 taps, and a share of the level that begins at 100',
  ],
  [
    'a day',
    `update revenue_day set purchases = purchases + 1 where day = '2026-10-01'`,
    '2026-10-01 says purchases 20000001',
  ],
  [
    'a missing day',
    `delete from revenue_day where day = '2026-10-05'`,
    'The days before 2026-10-06 are missing',
  ],
  ['a payout', `delete from payout`, 'The entry payout:'],
  [
    'a number of invites',
    `update tap_balance set invites = 7 where user_id = 1`,
    'User 1 has 7 invites; the referrals are 1',
  ],
  ['a rank', `insert into rank_bucket values (0, 1, 5)`, 'The ranks have 5 users in bucket 1'],
])('the audit names %s that was tampered with', async (_what, tampering, message) => {
  const { db } = await filledDatabase();
  await tamper(db, tampering);

  const { differences } = await audit(singleDatabase(db));

  expect(differences.join('\n')).toContain(message);
});
