import { type Charge, pay } from '../../bot-api/pay.ts';
import { holds, ok, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { referralCodeOf, setCodePath } from '../../players/referral-code.ts';
import { poll } from '../../poll.ts';
import { dayMs } from '../../times.ts';
import { updatesProcessed } from './balance.ts';
import { createInvoice, NotSold } from './shop.ts';

export const payoutsPath = '/user/payouts';
/** The maximum difference between the clocks of the kit and the server. */
export const slackMs = 60_000;
/** The number of taps that a guest buys to earn the referrer one `reward`. */
export const taps = 1_500;
/** The dollars that a referrer earns when a guest buys 1 500 taps: 5 % of 15 dollars. */
const reward = 0.75;

export type Hold = { reason: string; until: string | null };
type Held = { payment_currency: string; dollars: number; first_until: string; last_until: string };
export type Payouts = {
  due: { dollars: number; holds: Hold[] };
  held: Held[];
  sending: unknown;
  paid: unknown[];
  next: unknown;
};

export async function payoutsOf(player: Player): Promise<Payouts> {
  return ok<Payouts>(await player.get(payoutsPath));
}

export async function invited(kit: Kit): Promise<[referrer: Player, guest: Player]> {
  const [referrer, guest] = [kit.player(), kit.player()];
  const { code } = await referralCodeOf(referrer);
  ok(await guest.post(setCodePath, { code }));
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
export async function buyFor(
  kit: Kit,
  buyer: Player,
  currency: string,
  amount = taps,
  aheadMs = 0,
): Promise<Charged> {
  const link = await createInvoice(kit, buyer, amount, { currency });
  const fromMs = Date.now() + aheadMs;
  const charge = await pay(kit, buyer, link, Math.floor(fromMs / 1000));
  const toMs = Date.now() + aheadMs;
  await updatesProcessed(kit, buyer, link);
  return { currency, charge, fromMs, toMs };
}

/** Buys taps for dollars with `buyFor`. Returns undefined if the server does not sell for dollars. */
export async function soldInDollars(kit: Kit, buyer: Player): Promise<Charged | undefined> {
  try {
    return await buyFor(kit, buyer, 'DOLLARS');
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
  same(
    sum(last),
    purchases * reward,
    `the dollars held for ${purchases} purchases that are not refunded`,
  );
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

/** Buys taps with Stars as the guest of a new referrer, who gets a reward. Returns the referrer. */
export async function buyAsGuest(kit: Kit): Promise<Player> {
  const [referrer, guest] = await invited(kit);
  await buyFor(kit, guest, 'STARS');
  await waitForRewards(referrer, 1);
  return referrer;
}

/**
 * Expects that the age of the last held reward in a currency begins at a time, and that the currencies are ordered.
 * @param timeMs in milliseconds since 1970
 */
export async function expectHeldUntil(
  kit: Kit,
  player: Player,
  currency: string,
  timeMs: number,
): Promise<void> {
  const { held } = await payoutsOf(player);
  const firsts = held.map(({ first_until }) => Date.parse(first_until));
  const ordered = firsts.toSorted((one, other) => one - other);
  same(firsts, ordered, 'first_until of the currencies in held, in milliseconds,');
  const last = held.find(({ payment_currency }) => payment_currency === currency)?.last_until;
  const expected = new Date(timeMs + daysOf(kit, currency) * dayMs).toISOString();
  same(last && new Date(last).toISOString(), expected, `last_until of the rewards in ${currency}`);
}

function expectUntil(kit: Kit, name: string, until: string, bought: Bought | undefined): void {
  if (!bought) return;
  const { currency, fromMs, toMs } = bought;
  const holdMs = daysOf(kit, currency) * dayMs;
  const from = Date.parse(until) - holdMs;
  // A server whose days are settled ahead of time books a reward at the start of the next one.
  const isBooked = from > toMs && from % dayMs === 0;
  holds(
    isBooked || (from >= fromMs - slackMs && from <= toMs + slackMs),
    `${name} must be ${daysOf(kit, currency)} days after the date of the payment in ${currency}, about ${new Date(fromMs + holdMs).toISOString()}, but is ${until}`,
  );
}
