import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { Payouts } from '@bold/sdk';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer, type TestPlayer } from '../player.fixture.ts';
import { loadScenario } from '../scenarios/load-scenario.ts';
import { defaultScenarioState } from '../scenarios/scenario-state.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { findPerson } from '../telegram/launch/people.ts';
import { dayMs } from '../world/units.ts';
import type { Player } from '../world/world.ts';
import { createInvoice } from './create-invoice.ts';
import { payInvoice } from './pay-invoice.ts';
import { shareRevenueUntil } from './share-revenue.ts';

const mock = setupMock();
const address = `0:${'1c'.repeat(32)}`;
const nothing = { due: { dollars: 0, holds: [] }, held: [], sending: null, paid: [], next: null };

async function seen(player: TestPlayer, query = ''): Promise<Payouts> {
  return (await player.get(`/user/payouts${query}`)).json as unknown as Payouts;
}

async function playing(scenario: ScenarioName): Promise<TestPlayer> {
  await loadScenario(mock, { ...defaultScenarioState, scenario });
  return startPlayer(findPerson(null).user.id);
}

/** Creates a referrer and an invited buyer who has bought taps. `points` is the number of these taps. */
async function rewarded(points = 1_000) {
  const [host, guest] = [await startPlayer(1), await startPlayer(2)];
  await seen(host);
  await seen(guest);
  const [referrer, buyer] = mock.world.players.slice(-2);
  if (!referrer || !buyer) throw new Error('There are no players.');
  buyer.referrerId = referrer.id;
  createInvoice(
    { world: mock.world, player: buyer, now: mock.now() },
    { currency: 'STARS', price: points / 2, points, taps: points },
  );
  const id = mock.world.payments.at(-1)?.id ?? '';
  const paidAt = mock.now();
  payInvoice(mock.world, id, 'paid', paidAt);
  return { host, referrer, paidAt, refund: () => payInvoice(mock.world, id, 'refunded', paidAt) };
}

test('without rewards there is nothing to see', async () => {
  expect(await seen(await playing('no-rewards'))).toEqual(nothing);
});

test('the reward of a purchase is held for the days of its gateway, and a refund ends it', async () => {
  const { host, paidAt, refund } = await rewarded();
  const until = new Date(paidAt + 21 * dayMs).toISOString();
  expect(await seen(host)).toEqual({
    ...nothing,
    due: { dollars: 0, holds: [{ reason: 'NO_WALLET', until: null }] },
    held: [{ payment_currency: 'STARS', dollars: 0.5, first_until: until, last_until: until }],
  });

  refund();

  expect(await seen(host)).toEqual(nothing);
});

/** Makes a player's rewards so old that they are due. */
function mature({ rewards }: Player): void {
  for (const reward of rewards) {
    reward.heldFrom = new Date(mock.now() - 21 * dayMs).toISOString();
  }
}

test('a reward is due, and a changed wallet is free, at the moment at which their days are over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { host, referrer } = await rewarded();
  mature(referrer);
  const changedAt = mock.now() - rules.wallet_hold_days_verified * dayMs;
  referrer.wallet = { address, isVerified: true };
  referrer.walletChangedAt = new Date(changedAt).toISOString();

  expect(await seen(host)).toMatchObject({ due: { dollars: 0.5, holds: [] }, held: [] });
});

test('a share of the revenue is due like a reward', async () => {
  const { host, referrer } = await rewarded();
  mature(referrer);
  referrer.top10Micros = 1_000_000;

  expect((await seen(host)).due).toMatchObject({ dollars: 1.5 });
});

test('after the refund of a reward that was paid nothing is due, and not less', async () => {
  const { host, referrer, refund } = await rewarded();
  mature(referrer);
  const plannedAt = new Date(mock.now()).toISOString();
  const payout = { id: 'x'.repeat(16), micros: 500_000, nano: 1, wallet: address, plannedAt };
  referrer.payouts.push({ ...payout, paid: null });
  refund();

  expect((await seen(host)).due).toEqual({ dollars: 0, holds: [] });
});

test('held rewards have the times of the earliest and the latest, in whatever order they were earned', async () => {
  const { host, referrer } = await rewarded();
  const [reward] = referrer.rewards;
  if (!reward) throw new Error('There is no reward.');
  const days = [1, 3, 2].map((day) => new Date(mock.now() - day * dayMs).toISOString());
  referrer.rewards = days.map((heldFrom) => ({ ...reward, heldFrom }));

  const until = (heldFrom = '') => new Date(Date.parse(heldFrom) + 21 * dayMs).toISOString();
  expect((await seen(host)).held).toMatchObject([
    { first_until: until(days[1]), last_until: until(days[0]) },
  ]);
});

test('a share of the revenue is held like the purchases of its day', async () => {
  const { host, referrer } = await rewarded(100_000);
  Object.assign(referrer, { totalTaps: 9_000_000, rewards: [], referralsMicros: 0 });

  shareRevenueUntil(mock.world, mock.now() + dayMs);

  expect((await seen(host)).held).toMatchObject([{ payment_currency: 'STARS' }]);
});

test('each reason of a hold is shown, a changed wallet with its time', async () => {
  const player = await playing('rewards-held');
  const { due, held } = await seen(player);
  expect(due).toEqual({
    dollars: 3.5,
    holds: [
      { reason: 'WALLET_CHANGED', until: expect.any(String) },
      { reason: 'OPERATOR', until: null },
    ],
  });
  expect(held.map(({ payment_currency, dollars }) => [payment_currency, dollars])).toEqual([
    ['STARS', 13],
    ['DOLLARS', 4],
  ]);
});

test('a wallet is held from its change on, and the same address does not begin it again', async () => {
  const { host } = await rewarded();
  const save = (wallet_hash: string | null) =>
    host.call('PATCH', '/user/profile/me', { payment_info: { wallet_hash } });
  await save(`0:${'11'.repeat(32)}`);
  const { due } = await seen(host);
  await save(`0:${'11'.repeat(32)}`);
  expect((await seen(host)).due).toEqual(due);

  await save(null);

  expect(due.holds).toMatchObject([{ reason: 'WALLET_CHANGED' }]);
  expect((await seen(host)).due.holds).toMatchObject([{ reason: 'NO_WALLET' }]);
});

test('[R1005] a debt and too small a reward are reasons of a hold', async () => {
  const { host, referrer } = await rewarded(1);
  mature(referrer);
  Object.assign(referrer, { wallet: { address, isVerified: true }, debtTaps: 1 });

  expect((await seen(host)).due).toEqual({
    dollars: 0.0005,
    holds: [
      { reason: 'DEBT', until: null },
      { reason: 'BELOW_MINIMUM', until: null },
    ],
  });
});

test('[R1005] a reward of exactly the minimum is not too small', async () => {
  const { host, referrer } = await rewarded(20);
  mature(referrer);
  referrer.wallet = { address, isVerified: true };

  expect((await seen(host)).due).toEqual({ dollars: 0.01, holds: [] });
});

test.each([
  { isVerified: true, days: rules.wallet_hold_days_verified },
  { isVerified: false, days: rules.wallet_hold_days },
])(
  '[R1005] a changed wallet (verified: $isVerified) is held for $days days',
  async ({ isVerified, days }) => {
    const { host, referrer } = await rewarded();
    const changedAt = mock.now();
    referrer.wallet = { address, isVerified };
    referrer.walletChangedAt = new Date(changedAt).toISOString();

    const until = new Date(changedAt + days * dayMs).toISOString();
    expect((await seen(host)).due.holds).toEqual([{ reason: 'WALLET_CHANGED', until }]);
  },
);

test.each([
  { own: true, other: true, isShared: true },
  { own: true, other: false, isShared: false },
  { own: false, other: true, isShared: true },
  { own: false, other: false, isShared: true },
])(
  '[R1005] a wallet (verified: $own) that another player has too (verified: $other) is shared: $isShared',
  async ({ own, other, isShared }) => {
    const { host, referrer } = await rewarded();
    referrer.wallet = { address, isVerified: own };
    const [first] = mock.world.players;
    if (first) first.wallet = { address, isVerified: other };

    const holds = isShared ? [{ reason: 'WALLET_SHARED', until: null }] : [];
    expect((await seen(host)).due.holds).toEqual(holds);
  },
);

test('a hold by an operator is shown also beside a payout on its way, and no other reason is', async () => {
  const { host, referrer } = await rewarded();
  const micros = referrer.referralsMicros;
  referrer.rewards = [];
  referrer.payouts = [
    {
      id: 'a'.repeat(32),
      micros,
      nano: 5,
      wallet: address,
      plannedAt: new Date(mock.now()).toISOString(),
      paid: null,
    },
  ];
  expect((await seen(host)).due.holds).toEqual([]);
  referrer.isHeldByOperator = true;
  expect((await seen(host)).due.holds).toEqual([{ reason: 'OPERATOR', until: null }]);
});

test('a wallet that another player was paid to is shared', async () => {
  const { host, referrer } = await rewarded();
  referrer.wallet = { address, isVerified: true };
  expect((await seen(host)).due.holds).toEqual([]);
  const [other] = mock.world.players;
  other?.payouts.push({ id: 'x', micros: 1, nano: 1, wallet: address, plannedAt: '', paid: null });

  expect((await seen(host)).due.holds).toEqual([{ reason: 'WALLET_SHARED', until: null }]);
});

test('paid payouts come by pages, newest first, beside the one on its way', async () => {
  const player = await playing('rewards-paid');
  const first = await seen(player);
  const second = await seen(player, `?before=${first.next}`);

  expect([first.paid.length, second.paid.length, second.next]).toEqual([20, 2, null]);
  const times = [...first.paid, ...second.paid].map(({ paid_at }) => paid_at);
  expect(times).toEqual([...times].sort().reverse());
  expect(first.sending).toMatchObject({ dollars: 28.75 });
  expect(first.due).toEqual({ dollars: 1.5, holds: [] });
});

test('a page before an unknown payout is refused', async () => {
  const player = await playing('rewards-paid');
  expect(await player.get(`/user/payouts?before=${'f'.repeat(32)}`)).toMatchObject({
    status: 404,
    json: { code: 'PAYOUT_NOT_FOUND' },
  });
});
