import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { notifyRefund } from '../../bot-api/pay.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, ok, refused, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { tap } from '../../live/batches.ts';
import type { Player } from '../../players/player.ts';
import { Wallet } from '../../players/wallet.ts';
import { dayMs, secondMs } from '../../times.ts';
import { prove } from '../prove-wallet.ts';
import { expectAvailable } from './balance.ts';
import {
  buyFor,
  expectHeld,
  type Hold,
  invited,
  type Payouts,
  payoutsOf,
  payoutsPath,
  slackMs,
  soldInDollars,
  taps,
  waitForRewards,
} from './rewards.ts';

const check = checksOf({ tag: 'payments', profile: 'payouts' });
/**
 * How far the date of a payment lies in the future. Must be much more than `slackMs`, and less than the 24 hours in
 * which an invoice can be paid.
 */
const laterMs = 3_600_000;
const withoutBonus = 100;

const nothing: Payouts = {
  due: { dollars: 0, holds: [] },
  held: [],
  sending: null,
  paid: [],
  next: null,
};

/** The checks of `GET /user/payouts` that need no operator and no days of waiting. */
export const payoutsChecks: Check[] = [
  check(
    'a player without rewards is due nothing, and no page begins at a payout that the player does not have',
    ['R1006'],
    async (kit) => {
      const player = kit.player();
      same(await payoutsOf(player), nothing, 'the payouts of a new player');
      await save(player, anyAddress());
      same(await payoutsOf(player), nothing, 'the payouts of a player with a wallet alone');
      const unknown = randomBytes(16).toString('hex');
      refused(await player.get(`${payoutsPath}?before=${unknown}`), 'PAYOUT_NOT_FOUND');
    },
  ),
  check(
    'a reward is held by the currency of its purchase for its days, a refund takes it out, and nobody else sees it',
    ['R1004', 'R1005', 'R1006'],
    async (kit) => {
      const [referrer, guest] = await invited(kit);
      const stars = await buyFor(kit, guest, 'STARS');
      await waitForRewards(referrer, 1);
      same((await payoutsOf(referrer)).due.dollars, 0, 'the dollars that are due at once');
      await expectHeld(kit, referrer, [stars]);
      same(await payoutsOf(guest), nothing, 'the payouts of the buyer');
      const others = [await soldInDollars(kit, guest)].filter((one) => one !== undefined);
      await waitForRewards(referrer, 1 + others.length);
      await expectHeld(kit, referrer, [stars, ...others]);
      notifyRefund(kit, stars.charge);
      await waitForRewards(referrer, others.length);
      await expectHeld(kit, referrer, others);
      for (const { charge } of others) notifyRefund(kit, charge);
      await waitForRewards(referrer, 0);
      same(await payoutsOf(referrer), nothing, 'the payouts after the refund of all purchases');
    },
  ),
  check(
    'the age of a reward begins with the time of the payment, not with its report, but not before the invoice, and a currency has the first and the last age',
    ['R1004'],
    async (kit) => {
      const [referrer, guest] = await invited(kit);
      const later = await buyFor(kit, guest, 'STARS', taps, laterMs);
      await waitForRewards(referrer, 1);
      await expectHeld(kit, referrer, [later]);
      const earlier = await buyFor(kit, guest, 'STARS');
      await waitForRewards(referrer, 2);
      await expectHeld(kit, referrer, [earlier, later]);
      // A payment cannot be older than its invoice, so this one counts from the invoice on.
      const { fromMs, toMs, ...dated } = await buyFor(kit, guest, 'STARS', taps, -laterMs);
      await waitForRewards(referrer, 3);
      const invoiced = { ...dated, fromMs: fromMs + laterMs, toMs: toMs + laterMs };
      await expectHeld(kit, referrer, [earlier, invoiced, later]);
    },
  ),
  check(
    'a player with rewards sees why nothing would be paid: no wallet, a changed wallet, a debt',
    ['R1005'],
    async (kit) => {
      const [referrer, guest] = await invited(kit);
      await buyFor(kit, guest, 'STARS');
      await waitForRewards(referrer, 1);
      await expectHolds(kit, referrer, ['NO_WALLET'], 'without a wallet');
      const address = anyAddress();
      await save(referrer, address);
      const first = await expectHolds(kit, referrer, ['WALLET_CHANGED'], 'with a new wallet');
      await save(referrer, address);
      same(await holdsOf(referrer), first, 'due.holds after the same wallet was entered again');
      await createDebt(kit, referrer);
      const reasons = ['WALLET_CHANGED', 'DEBT'];
      const second = await expectHolds(kit, referrer, reasons, 'with a debt');
      same(second[0], first[0], 'the hold of the wallet, later,');
      await save(referrer, null);
      await expectHolds(kit, referrer, ['NO_WALLET', 'DEBT'], 'after the wallet was removed');
      // A server may cut times to whole seconds.
      await delay(secondMs);
      await save(referrer, address);
      const [changed] = await expectHolds(kit, referrer, reasons, 'with the wallet of before');
      holds(
        Date.parse(changed?.until ?? '') > Date.parse(first[0]?.until ?? ''),
        `A wallet that was removed and entered again must wait anew, not until ${changed?.until}`,
      );
    },
  ),
  check(
    'a wallet that two players entered is shared, for the one who proves it only with others who prove it, and a proof shortens the hold',
    ['R1005'],
    async (kit) => {
      const [referrer, guest] = await invited(kit);
      await buyFor(kit, guest, 'STARS');
      await waitForRewards(referrer, 1);
      const wallet = new Wallet(4);
      const other = kit.player();
      await save(referrer, `0:${wallet.account}`);
      await save(other, `0:${wallet.account}`);
      const shared = ['WALLET_CHANGED', 'WALLET_SHARED'];
      const [entered] = await expectHolds(
        kit,
        referrer,
        shared,
        'with a wallet that another player entered',
      );
      // A server may cut times to whole seconds.
      await delay(secondMs);
      ok(await prove(kit, referrer, wallet));
      const unshared = ['WALLET_CHANGED'];
      const [proved] = await expectHolds(kit, referrer, unshared, 'after its proof', true);
      const { constant } = kit.documents;
      const saved = constant('wallet_hold_days') - constant('wallet_hold_days_verified');
      same(
        Date.parse(proved?.until ?? ''),
        Date.parse(entered?.until ?? '') - saved * dayMs,
        'until of WALLET_CHANGED after the proof, in milliseconds, which counts from the same change,',
      );
      ok(await prove(kit, other, wallet));
      await expectHolds(kit, referrer, shared, 'after another player has proved it too', true);
    },
  ),
];

const holdsOf = async (player: Player) => (await payoutsOf(player)).due.holds;
const anyAddress = () => `0:${randomBytes(32).toString('hex')}`;

async function save(player: Player, wallet_hash: string | null): Promise<void> {
  ok(await player.patch('/user/profile/me', { payment_info: { wallet_hash } }));
}

/**
 * Checks and returns `due.holds`, the reasons why a player gets no payout now. The end of `WALLET_CHANGED` must be the
 * current time plus the wallet's hold time, and all other reasons must have no end.
 * @param reasons The expected reasons, in order
 * @param when The words that describe the player's state in the error message, such as "with a debt"
 * @param isVerified True if the hold time must be the one of a verified wallet
 * @throws `BrokenRule` if a reason or its end is wrong.
 */
async function expectHolds(
  kit: Kit,
  player: Player,
  reasons: string[],
  when: string,
  isVerified = false,
): Promise<Hold[]> {
  const found = await holdsOf(player);
  same(
    found.map(({ reason }) => reason),
    reasons,
    `the reasons in due.holds ${when}`,
  );
  const days = kit.documents.constant(
    isVerified ? 'wallet_hold_days_verified' : 'wallet_hold_days',
  );
  for (const { reason, until } of found) {
    if (reason !== 'WALLET_CHANGED') same(until, null, `until of ${reason}`);
    else {
      const away = Math.abs(Date.parse(until ?? '') - Date.now() - days * dayMs);
      holds(
        away < slackMs,
        `until of WALLET_CHANGED must be ${days} days from now but is ${until}`,
      );
    }
  }
  return found;
}

/** Buys taps, spends some of them and refunds the purchase. The spent taps become a debt. */
async function createDebt(kit: Kit, player: Player): Promise<void> {
  const bought = await buyFor(kit, player, 'STARS', withoutBonus);
  await expectAvailable(player, withoutBonus, 'after a purchase');
  await tap(kit, player, 10);
  notifyRefund(kit, bought.charge);
  await expectAvailable(player, 0, 'after the refund of taps of which ten were made');
}
