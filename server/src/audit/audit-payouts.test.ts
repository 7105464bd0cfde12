import { expect, test } from 'vitest';
import { insertCommand } from '../operators/operator-commands-repository.ts';
import { findPayoutDifferences } from './audit-payouts.ts';
import { filledDatabase, tamper } from './filled-database.fixture.ts';

const id = 'b'.repeat(32);
/** Books the payout once more, two hours later: after the day of the refund was settled. */
const copied = `
  insert into payout select '${id}', user_id, wallet, micros, nano, at, at, 'copied', at, ton_price_micros
  from payout cross join (select timestamptz '2026-11-20 12:00Z' as at) later;
  insert into money_entry (key, kind, booked_at, held_from)
  select 'payout:${id}', 'payout', planned_at, planned_at from payout where id = '${id}';
  insert into money_leg select 'payout:${id}', account, user_id, micros from money_leg where entry like 'payout:%'`;
/** Makes the share as large as the payout. */
const largeShare = `update money_leg set micros = micros * 5 where entry like 'share:%'`;

test('a payout of due rewards is no difference', async () => {
  const { db } = await filledDatabase();
  expect(await findPayoutDifferences(db)).toEqual([]);
});

test.each([
  ['ten times the TON', 'nano = nano * 10', /sends 2000000000 nano-TON; 200000000 follow from/],
  ['a nano-TON less', 'nano = nano - 1', /sends 199999999 nano-TON; 200000000 follow from/],
  [
    'another price of one TON',
    'ton_price_micros = ton_price_micros * 2',
    /; 100000000 follow from/,
  ],
  [
    'no price of one TON',
    `ton_price_micros = null, planned_at = planned_at - interval '1 second'`,
    /; none follow from no/,
  ],
])('a payout with %s is reported', async (_what, change, message) => {
  const { db } = await filledDatabase();
  await tamper(db, `update payout set ${change}`);
  expect(await findPayoutDifferences(db)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['that was adopted from the chain without a price', `update payout set ton_price_micros = null`],
  ['of rewards that came after another payout', `${largeShare}; ${copied}`],
  [
    'that was adopted after a refund had taken the reward back',
    `${copied}; update payout set ton_price_micros = null where id = '${id}'`,
  ],
])('a payout %s is no difference', async (_what, change) => {
  const { db } = await filledDatabase();
  await tamper(db, change);
  expect(await findPayoutDifferences(db)).toEqual([]);
});

test.each([
  ['the same rewards', 600_000, copied],
  [
    'rewards that came later',
    500_000,
    `${copied}; ${largeShare}; update money_entry set booked_at = '2026-11-20 12:02Z' where kind = 'share'`,
  ],
])('a second payout for %s is reported', async (_what, earned, change) => {
  const { db } = await filledDatabase();
  await tamper(db, change);
  expect(await findPayoutDifferences(db)).toEqual([
    `The entry payout:${id} brings what user 1 was paid to 1000000 micro-dollars, and the rewards until then sum to ${earned}.`,
  ]);
});

/** Takes all rewards away. */
const unearned = `delete from money_leg where account in ('referrals', 'top10')`;

test.each([
  ['--transaction sent', 0],
  ['--transaction=sent', 0],
  ['--transaction another', 1],
])(
  'of a payout without rewards, after the command of an operator with %s, %i is reported',
  async (words, count) => {
    const { db } = await filledDatabase();
    const command = { operator: 'ada', command: 'payouts', arguments: words.split(' ') };
    await insertCommand(db, command);
    await tamper(
      db,
      `${unearned}; update payout set ton_price_micros = null, transaction = 'sent'`,
    );
    expect(await findPayoutDifferences(db)).toHaveLength(count);
  },
);

test('a payout without any reward is reported', async () => {
  const { db } = await filledDatabase();
  await tamper(db, unearned);
  expect(await findPayoutDifferences(db)).toEqual([
    expect.stringMatching(
      /^The entry payout:\w{32} brings what user 1 was paid to 500000 micro-dollars, and the rewards until then sum to 0\.$/,
    ),
  ]);
});
