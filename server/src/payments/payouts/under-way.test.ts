import { expect, test } from 'vitest';
import { createDatabase } from '../../../test/create-database.ts';
import { freshWallet, rewards } from '../../../test/create-rewards.ts';
import { fakePayoutChain, type SendFailure } from '../../../test/fake-payout-chain.ts';
import { tonPriceMicros } from '../../../test/pay-all.ts';
import { audit } from '../../audit/audit.ts';
import { singleDatabase } from '../../database/shards.ts';
import { decideOnPlayer } from '../../operators/decide-on-player.ts';
import { executePayouts } from './execute-payouts.ts';
import type { PayoutSender } from './payout-sender.ts';
import { planPayouts } from './plan-payouts.ts';

/**
 * Creates a player with a payout of one dollar that is booked and not confirmed.
 * @param failure The failure of its first attempt to send. Without one, the wallet had too little money to try.
 */
async function booked(failure?: SendFailure) {
  const { db } = await createDatabase();
  const { deps, referrer, earn, advance } = rewards(db);
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  const { sender, transfers } = fakePayoutChain(deps.clock, failure ? [failure] : []);
  const poor: PayoutSender = {
    ...sender,
    prepare: () => Promise.reject(new Error('too little to pay')),
  };
  const first = await planPayouts(deps, { tonPriceMicros });
  await expect(executePayouts(deps, failure ? sender : poor, first)).rejects.toThrow();
  const asked = { userId, operator: 'ada', reason: 'checked' };
  return {
    deps,
    userId,
    poor,
    sender,
    transfers,
    first,
    advance,
    decide: (action: 'hold' | 'release' | 'ban' | 'unban') =>
      decideOnPlayer(deps, { ...asked, action }),
    /** Creates another player, to whom two dollars are due. */
    async earnElsewhere() {
      await earn(await referrer(freshWallet()), 2, 30);
    },
    plan: () => planPayouts(deps, { tonPriceMicros }),
    states: async (plan: typeof first, by = sender) =>
      (await executePayouts(deps, by, plan, { isJumpAccepted: true })).map(({ state }) => state),
    differences: async () => (await audit(singleDatabase(db))).differences,
    rows: () => db.selectFrom('payout').selectAll().execute(),
  };
}

test.each([
  ['ban', 'unban', 'banned by an operator', undefined],
  ['hold', 'release', 'held by an operator: checked', undefined],
  ['ban', 'unban', 'banned by an operator', 'before'],
  ['hold', 'release', 'held by an operator: checked', 'before'],
] as const)(
  'a payout of which nothing reached the chain is not sent between %s and %s (%s, attempt: %s)',
  async (stop, end, reason, failure) => {
    const { userId, advance, poor, transfers, plan, states, ...of } = await booked(failure);
    advance(61_000);
    await of.decide(stop);
    await of.earnElsewhere();
    const stopped = await plan();
    expect(stopped).toMatchObject({
      payouts: [{ micros: 2_000_000 }],
      under_way: [{ user_id: userId, micros: 1_000_000, nano: 400_000_000, reasons: [reason] }],
    });
    expect(await states(stopped)).toEqual(['stopped', 'confirmed']);
    // A wallet with too little money for it fails no run either.
    expect(await states(stopped, poor)).toEqual(['stopped']);
    await of.decide(end);
    // Its approver has read that the player is not paid.
    expect(await states(stopped)).toEqual(['stopped']);
    expect(transfers.map(({ nano }) => nano)).toEqual([800_000_000]);

    const next = await plan();
    expect(next).toMatchObject({ payouts: [], under_way: [{ user_id: userId, reasons: [] }] });
    expect(await states(next)).toEqual(['confirmed']);
    expect(await states(next)).toEqual([]);
    expect(transfers.map(({ nano }) => nano)).toEqual([800_000_000, 400_000_000]);
    expect(await of.differences()).toEqual([]);
  },
);

test('a payout that may have been sent is confirmed, also for a banned player, and never sent again', async () => {
  const { decide, plan, states, transfers, rows, differences } = await booked('after');
  await decide('ban');
  await decide('hold');
  expect(await states(await plan())).toEqual(['confirmed']);
  expect(transfers).toHaveLength(1);
  expect(await rows()).toMatchObject([{ transaction: transfers[0]?.transaction }]);
  expect(await differences()).toEqual([]);
});

test('while the chain may still accept its message, the payout of a banned player is awaited', async () => {
  const { decide, plan, states, advance } = await booked('before');
  await decide('ban');
  const banned = await plan();
  expect(await states(banned)).toEqual(['pending']);
  advance(61_000);
  expect(await states(banned)).toEqual(['stopped']);
});

test('a plan finishes only the payouts under way that it names', async () => {
  const { plan, states, transfers, first, rows } = await booked();
  const current = await plan();
  const [named] = current.under_way;
  if (!named) throw new Error('Nothing is under way.');
  expect(await states({ ...current, under_way: [] })).toEqual(['unnamed']);
  for (const other of [
    { id: 'f'.repeat(32) },
    { user_id: named.user_id + 1 },
    { wallet: 'UQCwHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHbAdsB2wHfEn' },
    { micros: 1_000_001 },
    { nano: 400_000_001 },
  ]) {
    const changed = { ...current, under_way: [{ ...named, ...other }] };
    expect(await states(changed), JSON.stringify(other)).toEqual(['unnamed']);
  }
  expect(await rows()).toMatchObject([{ sent_at: null }]);
  // It names what its own first execution has booked.
  expect(await states(first)).toEqual(['confirmed']);
  expect(transfers).toHaveLength(1);
  expect(await states(current)).toEqual([]);
});

test('the plan of a second operator, with another price, does not finish what the first has booked', async () => {
  const { userId, plan, states, transfers, first } = await booked();
  // Made before the first plan was executed, so that both name the payout.
  const nano = 500_000_000;
  const second = {
    ...first,
    ton_price_micros: 2_000_000,
    total_nano: nano,
    payouts: first.payouts.map((it) => ({ ...it, nano })),
  };
  expect(second.payouts).toMatchObject([{ user_id: userId }]);
  expect(await states(second)).toEqual(['unnamed']);
  expect(await states(await plan())).toEqual(['confirmed']);
  expect(transfers.map((it) => it.nano)).toEqual([400_000_000]);
});

test('a ban in the moment before a payout is sent stops it', async () => {
  const { plan, states, decide, sender, transfers, rows } = await booked();
  const late: PayoutSender = {
    ...sender,
    async prepare(order) {
      const send = await sender.prepare(order);
      await decide('ban');
      return send;
    },
  };
  expect(await states(await plan(), late)).toEqual(['stopped']);
  expect(transfers).toEqual([]);
  // Nothing was sent, so nothing is searched for on the chain later.
  expect(await rows()).toMatchObject([{ sent_at: null }]);
});
