import type { Payouts } from '@bold/sdk';
import { payoutsPerPage } from '@bold/sdk/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshWallet, rewards } from '../../test/create-rewards.ts';
import { startOfTests, startServer } from '../../test/start-server.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { decideOnPlayer } from '../operators/decide-on-player.ts';
import { dayMs } from '../utc-day.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import { insertPayout } from './payouts/payouts-repository.ts';
import { planPayouts } from './payouts/plan-payouts.ts';

const { player, db, deps } = await startServer();
const { referrer, earn, refund } = rewards(db, startOfTests);
const inDays = (days: number) => new Date(startOfTests.getTime() + days * dayMs);
const nothing: Payouts = {
  due: { dollars: 0, holds: [] },
  held: [],
  sending: null,
  paid: [],
  next: null,
};

async function playerOf(userId: number) {
  const users = db.selectFrom('users').select('telegram_id').where('id', '=', userId);
  const { telegram_id: id } = await users.executeTakeFirstOrThrow();
  return player({ id });
}

const payoutsOf = async (userId: number, query = '') =>
  (await playerOf(userId)).call<Payouts>('GET', `/user/payouts${query}`);

const seen = async (userId: number) => (await payoutsOf(userId)).body;

type Tx = Parameters<typeof insertPayout>[0];

/** Stores a payout of `dollars` that was confirmed `daysAgo` days ago, or is unconfirmed if `daysAgo` is undefined. */
async function store(userId: number, number: number, dollars: number, daysAgo?: number, tx?: Tx) {
  const id = number.toString(16).padStart(32, '0');
  const wallet = freshWallet();
  const payout = { id, userId, wallet, micros: dollars * 1e6, nano: 5, tonPriceMicros: null };
  const transaction = number.toString(16).padStart(64, '0');
  const now = inDays(-(daysAgo ?? 0));
  const paid = daysAgo === undefined ? undefined : { transaction };
  const insert = (open: Tx) => insertPayout(open, payout, now, paid);
  await (tx ? insert(tx) : db.transaction().execute(insert));
  return { id, dollars, nano_ton: 5, wallet: friendlyWallet(wallet), transaction };
}

test('a player without rewards sees zeros, whatever wallet the player has entered', async () => {
  const shared = freshWallet();
  await referrer(shared);
  expect(await seen(await referrer(shared, false))).toEqual(nothing);
});

test('rewards are held by currency until they are old enough, and then due to the millisecond', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 21 - 1 / dayMs);
  await earn(userId, 2, 3);
  await earn(userId, 0.25, 0.5, 'ton');
  await earn(userId, 4, 20, 'dollars');
  await earn(userId, 8, 21);

  expect(await seen(userId)).toEqual({
    ...nothing,
    due: { dollars: 8, holds: [] },
    held: [
      {
        payment_currency: 'STARS',
        dollars: 3,
        first_until: inDays(1 / dayMs).toISOString(),
        last_until: inDays(18).toISOString(),
      },
      {
        payment_currency: 'TON',
        dollars: 0.25,
        first_until: inDays(0.5).toISOString(),
        last_until: inDays(0.5).toISOString(),
      },
      {
        payment_currency: 'DOLLARS',
        dollars: 4,
        first_until: inDays(100).toISOString(),
        last_until: inDays(100).toISOString(),
      },
    ],
  });
});

test('a refund takes the reward of its purchase out of what is held, with its time', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 10);
  await refund(await earn(userId, 2, 3));

  const until = inDays(11).toISOString();
  expect((await seen(userId)).held).toMatchObject([
    { dollars: 1, first_until: until, last_until: until },
  ]);
});

test('what was paid and then refunded leaves nothing below zero', async () => {
  const userId = await referrer(freshWallet());
  const charge = await earn(userId, 2, 30);
  const { transaction } = await store(userId, 900, 2, 1);
  await refund(charge);

  expect(await seen(userId)).toMatchObject({
    due: { dollars: 0, holds: [] },
    paid: [{ transaction }],
  });
});

test('every reason of a hold is shown at once, without what only operators may know', async () => {
  const wallet = freshWallet();
  const userId = await referrer(wallet, false, 4);
  const other = await referrer(wallet, false);
  await earn(userId, 0.004, 30);
  await db.updateTable('tap_balance').set({ debt: 7 }).where('user_id', '=', userId).execute();
  const action = { id: 'hold-1', at: startOfTests, operator: 'ann', action: 'hold' as const };
  await db
    .insertInto('operator_action')
    .values({ ...action, user_id: userId, wallet, reason: `a friend of ${other}` })
    .execute();

  expect((await seen(userId)).due).toEqual({
    dollars: 0.004,
    holds: [
      { reason: 'WALLET_CHANGED', until: inDays(10).toISOString() },
      { reason: 'WALLET_SHARED', until: null },
      { reason: 'OPERATOR', until: null },
      { reason: 'DEBT', until: null },
      { reason: 'BELOW_MINIMUM', until: null },
    ],
  });
});

test('a player without a wallet sees so while all rewards are still held, with no minimum to reach', async () => {
  const userId = await referrer(null);
  await earn(userId, 1, 2);
  expect((await seen(userId)).due).toEqual({
    dollars: 0,
    holds: [{ reason: 'NO_WALLET', until: null }],
  });
});

test('a removed wallet is neither changed nor shared', async () => {
  const wallet = freshWallet();
  const [userId] = [await referrer(wallet, false), await referrer(wallet, false)];
  await earn(userId, 1, 30);
  const body = { payment_info: { wallet_hash: null } };
  await (await playerOf(userId)).call('PATCH', '/user/profile/me', { body });

  expect((await seen(userId)).due.holds).toEqual([{ reason: 'NO_WALLET', until: null }]);
});

test('a verified wallet is held for seven days', async () => {
  const userId = await referrer(freshWallet(), true, 6);
  await earn(userId, 1, 30);
  expect((await seen(userId)).due.holds).toEqual([
    { reason: 'WALLET_CHANGED', until: inDays(1).toISOString() },
  ]);
});

test('the plan pays exactly the players whose rewards are due without a hold', async () => {
  const users = await db.selectFrom('users').select('id').execute();
  await earn(await referrer(freshWallet()), 3, 30);
  await earn(await referrer(null), 3, 30);
  const { payouts, held } = await planPayouts(deps, { tonPriceMicros: 2_500_000 });

  const planned = new Map(payouts.map(({ user_id, micros }) => [user_id, micros / 1e6]));
  const waiting = new Map(held.map(({ user_id, micros }) => [user_id, micros / 1e6]));
  expect([planned.size > 0, waiting.size > 0]).toEqual([true, true]);
  for (const { id } of users) {
    const { due } = await seen(id);
    const isFree = due.dollars > 0 && due.holds.length === 0;
    expect([id, planned.get(id)]).toEqual([id, isFree ? due.dollars : undefined]);
    const isListed = due.holds.length > 0 && due.dollars >= 0.01;
    expect([id, waiting.get(id)]).toEqual([id, isListed ? due.dollars : undefined]);
  }
});

test('a payout on its way is neither due nor paid', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 5, 30);
  const { transaction, ...payout } = await store(userId, 901, 5);

  expect(await seen(userId)).toEqual({
    ...nothing,
    sending: { ...payout, planned_at: startOfTests.toISOString() },
  });
});

test('a hold by an operator is shown also beside a payout on its way, and no other reason is', async () => {
  const userId = await referrer(null);
  await earn(userId, 1, 30);
  await store(userId, 906, 1);
  expect((await seen(userId)).due).toEqual({ dollars: 0, holds: [] });
  const asked = { userId, operator: 'ada', reason: 'checked' };
  await decideOnPlayer(deps, { ...asked, action: 'hold' });
  expect((await seen(userId)).due).toEqual({
    dollars: 0,
    holds: [{ reason: 'OPERATOR', until: null }],
  });
});

test('a payout that is booked while the page is read does not hide what was due', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 5, 30);
  const { reading } = await db.transaction().execute(async (tx) => {
    // The request has read the payouts by then, and waits for the rewards.
    await sql`lock table money_entry in access exclusive mode`.execute(tx);
    const reading = seen(userId);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    await store(userId, 902, 5, 0, tx);
    return { reading };
  });
  expect(await reading).toEqual({ ...nothing, due: { dollars: 5, holds: [] } });
});

test.each([
  ['newest first', 1_000, 1],
  ['none is lost between two pages that end at the same moment', 1_100, 0],
])('paid payouts are listed by pages: %s', async (_, firstId, daysApart) => {
  const userId = await referrer(freshWallet());
  const stored = [];
  const count = payoutsPerPage + 2;
  for (let place = count; place > 0; place -= 1) {
    stored.unshift(await store(userId, firstId + count - place, 1, 1 + (place - 1) * daysApart));
  }

  const first = await seen(userId);
  expect(first.paid).toHaveLength(payoutsPerPage);
  expect(first.paid[0]).toEqual({ ...stored[0], paid_at: inDays(-1).toISOString() });
  expect(first.next).toBe(stored[payoutsPerPage - 1]?.id);
  const { body: second } = await payoutsOf(userId, `?before=${first.next}`);
  expect([...first.paid, ...second.paid].map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  expect(second.next).toBeNull();
});

test('a page before a payout that is unknown, unconfirmed or another player’s is refused', async () => {
  const [own, other] = [await referrer(freshWallet()), await referrer(freshWallet())];
  const { id: foreign } = await store(other, 2000, 1, 1);
  const { id: unconfirmed } = await store(own, 2001, 1);
  for (const id of [foreign, unconfirmed, 'f'.repeat(32)]) {
    expect(await payoutsOf(own, `?before=${id}`)).toMatchObject({
      status: 404,
      body: { code: 'PAYOUT_NOT_FOUND' },
    });
  }
  expect(await payoutsOf(own, '?before=Nonsense')).toMatchObject({ status: 400 });
});
