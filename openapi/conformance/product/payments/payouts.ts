import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Charge, notifyRefund, pay } from '../../bot-api/pay.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, ok, refused, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { tap } from '../../live/batches.ts';
import type { Player } from '../../players/player.ts';
import { referralCodeOf } from '../../players/referral-code.ts';
import { Wallet } from '../../players/wallet.ts';
import { poll } from '../../poll.ts';
import { prove } from '../prove-wallet.ts';
import { expectAvailable, updatesProcessed } from './balance.ts';
import { customPath, linkIn, NotSold } from './shop.ts';

const check = checksOf({ tag: 'payments', profile: 'payouts' });
const path = '/user/payouts';
const dayMs = 86_400_000;
const secondMs = 1_000;
/** The maximum difference between the clocks of the kit and the server. */
const slackMs = 60_000;
/**
 * How far the date of a payment lies in the future. Must be much more than `slackMs`, and less than the 24 hours in
 * which an invoice can be paid.
 */
const laterMs = 3_600_000;
/** The number of taps that a guest buys to earn the referrer one `reward`. */
export const taps = 1_500;
const withoutBonus = 100;
/** The dollars that a referrer earns when a guest buys 1 500 taps: 5 % of 15 dollars. */
const reward = 0.75;

type Hold = { reason: string; until: string | null };
type Held = { payment_currency: string; dollars: number; first_until: string; last_until: string };
type Payouts = {
  due: { dollars: number; holds: Hold[] };
  held: Held[];
  sending: unknown;
  paid: unknown[];
  next: unknown;
};

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
      refused(await player.get(`${path}?before=${unknown}`), 'PAYOUT_NOT_FOUND');
    },
  ),
  check(
    'a reward is held by the currency of its purchase for its days, a refund takes it out, and nobody else sees it',
    ['R1004', 'R1006'],
    async (kit) => {
      const [referrer, guest] = await invited(kit);
      const stars = await buy(kit, guest, 'STARS');
      await waitForRewards(referrer, 1);
      same((await payoutsOf(referrer)).due.dollars, 0, 'the dollars that are due at once');
      await expectHeld(kit, referrer, [stars]);
      same(await payoutsOf(guest), nothing, 'the payouts of the buyer');
      const others = [await soldIn(kit, guest, 'DOLLARS')].filter((one) => one !== undefined);
      await waitForRewards(referrer, 1 + others.length);
      await expectHeld(kit, referrer, [stars, ...others]);
      notifyRefund(kit, stars.charge);
      await waitForRewards(referrer, others.length);
      await expectHeld(kit, referrer, others);
    },
  ),
  check(
    'the age of a reward begins with the time of the payment, not with its report, and a currency has the first and the last age',
    ['R1004'],
    async (kit) => {
      const [referrer, guest] = await invited(kit);
      const later = await buy(kit, guest, 'STARS', taps, laterMs);
      await waitForRewards(referrer, 1);
      await expectHeld(kit, referrer, [later]);
      const earlier = await buy(kit, guest, 'STARS');
      await waitForRewards(referrer, 2);
      await expectHeld(kit, referrer, [earlier, later]);
    },
  ),
  check(
    'a player with rewards sees why nothing would be paid: no wallet, a changed wallet, a debt',
    ['R1005'],
    async (kit) => {
      const [referrer, guest] = await invited(kit);
      await buy(kit, guest, 'STARS');
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
      await buy(kit, guest, 'STARS');
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

async function payoutsOf(player: Player): Promise<Payouts> {
  return ok<Payouts>(await player.get(path));
}

const holdsOf = async (player: Player) => (await payoutsOf(player)).due.holds;
const anyAddress = () => `0:${randomBytes(32).toString('hex')}`;

async function save(player: Player, wallet_hash: string | null): Promise<void> {
  ok(await player.patch('/user/profile/me', { payment_info: { wallet_hash } }));
}

export async function invited(kit: Kit): Promise<[referrer: Player, guest: Player]> {
  const [referrer, guest] = [kit.player(), kit.player()];
  const { code } = await referralCodeOf(referrer);
  ok(await guest.post('/user/referrals/set-code', { code }));
  return [referrer, guest];
}

/** A purchase. Its payment is dated between `fromMs` and `toMs`, in milliseconds since 1970. */
type Bought = { currency: string; fromMs: number; toMs: number };
type Charged = Bought & { charge: Charge };

/**
 * Buys taps through Telegram.
 * @param aheadMs How far in the future the payment is dated, in milliseconds
 * @throws `NotChecked` if the Bot API cannot be used, or if the server does not sell for the currency.
 */
async function buy(
  kit: Kit,
  buyer: Player,
  currency: string,
  amount = taps,
  aheadMs = 0,
): Promise<Charged> {
  kit.needBotApi();
  const body = { taps_amount: amount, payment_currency: currency };
  const link = linkIn(await buyer.post(customPath, body), currency);
  const fromMs = Date.now() + aheadMs;
  const charge = await pay(kit, buyer, link, Math.floor(fromMs / 1000));
  const toMs = Date.now() + aheadMs;
  await updatesProcessed(kit, buyer, link);
  return { currency, charge, fromMs, toMs };
}

/** Buys taps with `buy`. Returns undefined if the server does not sell for the currency. */
export async function soldIn(
  kit: Kit,
  buyer: Player,
  currency: string,
): Promise<Charged | undefined> {
  try {
    return await buy(kit, buyer, currency);
  } catch (error) {
    if (error instanceof NotSold) return undefined;
    throw error;
  }
}

/** Waits until the held rewards add up to `purchases` times `reward`. Throws `BrokenRule` after 30 seconds. */
export async function waitForRewards(referrer: Player, purchases: number): Promise<void> {
  const sum = ({ held }: Payouts) => held.reduce((dollars, one) => dollars + one.dollars, 0);
  const last = await poll(
    () => payoutsOf(referrer),
    (payouts) => sum(payouts) === purchases * reward,
  );
  same(sum(last), purchases * reward, `the dollars held after ${purchases} purchases`);
}

const daysOf = (kit: Kit, currency: string) =>
  kit.documents.constant(`payout_hold_days_${currency.toLowerCase()}`);

/**
 * Throws `BrokenRule` if the held rewards are not those of the purchases, with one entry for each currency. The
 * currency of a purchase decides for how many days its reward must be held.
 * @param bought The purchases, ordered by the time of their payment
 */
export async function expectHeld(kit: Kit, referrer: Player, bought: Bought[]): Promise<void> {
  const { held } = await payoutsOf(referrer);
  const groups = [...Map.groupBy(bought, ({ currency }) => currency)];
  same(
    held.map(({ payment_currency, dollars }) => [payment_currency, dollars]),
    groups.map(([currency, own]) => [currency, own.length * reward]),
    'currencies and dollars of held',
  );
  for (const [at, [currency, own]] of groups.entries()) {
    const { first_until = '', last_until = '' } = held[at] ?? {};
    if (own.length === 1) same(last_until, first_until, `last_until of one reward in ${currency}`);
    expectUntil(kit, 'first_until', first_until, own[0]);
    expectUntil(kit, 'last_until', last_until, own.at(-1));
  }
}

function expectUntil(kit: Kit, name: string, until: string, bought: Bought | undefined): void {
  if (!bought) return;
  const { currency, fromMs, toMs } = bought;
  const from = Date.parse(until) - daysOf(kit, currency) * dayMs;
  // A server whose days are settled ahead of time books a reward at the start of the next one.
  const isBooked = from > toMs && from % dayMs === 0;
  holds(
    isBooked || (from >= fromMs - slackMs && from <= toMs + slackMs),
    `${name} must be ${daysOf(kit, currency)} days after the purchase in ${currency} but is ${until}`,
  );
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
  const bought = await buy(kit, player, 'STARS', withoutBonus);
  await expectAvailable(player, withoutBonus, 'after a purchase');
  await tap(kit, player, 10);
  notifyRefund(kit, bought.charge);
  await expectAvailable(player, 0, 'after the refund of taps of which ten were made');
}
