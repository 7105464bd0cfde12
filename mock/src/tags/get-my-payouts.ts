import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type {
  HeldRewards,
  PaymentCurrency,
  PayoutHold,
  PayoutHoldReason,
  Payouts,
  SendingPayout,
} from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { CallOf } from '../http/handler.ts';
import { dayMs, microsPerDollar } from '../world/units.ts';
import type { Payout, Player, World } from '../world/world.ts';
import { friendlyAddress } from './wallet/wallet-address.ts';

const microsPerCent = 10_000;

const holdDays: Record<PaymentCurrency, number> = {
  STARS: rules.payout_hold_days_stars,
  TON: rules.payout_hold_days_ton,
  DOLLARS: rules.payout_hold_days_dollars,
};

/**
 * Returns the caller's due rewards, held rewards and payouts (decisions §6). Confirmed payouts come in pages.
 * @throws `PAYOUT_NOT_FOUND` if `before` is not a confirmed payout of the caller.
 */
export function getMyPayouts({ world, player, query, now }: CallOf<'getMyPayouts'>): Payouts {
  const held = heldRewards(player, now);
  const heldMicros = held.reduce((sum, { micros }) => sum + micros, 0);
  const out = player.payouts.reduce((sum, { micros }) => sum + micros, 0);
  const due = Math.max(0, player.referralsMicros + player.top10Micros - heldMicros - out);
  const sending = player.payouts.find(({ paid }) => !paid);
  return {
    due: {
      dollars: due / microsPerDollar,
      holds: holdsOf(world, player, due, now).filter(
        ({ reason }) => due + heldMicros > 0 || (sending !== undefined && reason === 'OPERATOR'),
      ),
    },
    held: held.map(({ micros, ...rest }) => ({ ...rest, dollars: micros / microsPerDollar })),
    sending: sending ? { ...shown(sending), planned_at: sending.plannedAt } : null,
    ...pageOf(player, query.before),
  };
}

type Held = Omit<HeldRewards, 'dollars'> & { micros: number };

/** Returns the held rewards, one entry per currency, sorted by `first_until`. */
function heldRewards({ rewards }: Player, now: number): Held[] {
  const young = rewards
    .map(({ currency, micros, heldFrom }) => {
      const until = Date.parse(heldFrom) + holdDays[currency] * dayMs;
      return { currency, micros, until };
    })
    .filter(({ until }) => until > now)
    .sort((one, other) => one.until - other.until);
  return Object.entries(Object.groupBy(young, ({ currency }) => currency)).map(
    ([currency, own]) => ({
      payment_currency: currency as PaymentCurrency,
      micros: own.reduce((sum, { micros }) => sum + micros, 0),
      first_until: new Date(own[0]?.until ?? now).toISOString(),
      last_until: new Date(own.at(-1)?.until ?? now).toISOString(),
    }),
  );
}

function holdsOf(world: World, player: Player, due: number, now: number): PayoutHold[] {
  const { wallet, walletChangedAt, debtTaps, isHeldByOperator } = player;
  const days = wallet?.isVerified ? rules.wallet_hold_days_verified : rules.wallet_hold_days;
  const until = walletChangedAt === null ? 0 : Date.parse(walletChangedAt) + days * dayMs;
  const reasons: [PayoutHoldReason, boolean][] = [
    ['NO_WALLET', wallet === null],
    ['WALLET_CHANGED', wallet !== null && until > now],
    ['WALLET_SHARED', isShared(world, player)],
    ['OPERATOR', isHeldByOperator],
    ['DEBT', debtTaps > 0],
    ['BELOW_MINIMUM', due > 0 && due < rules.payout_min_cents * microsPerCent],
  ];
  return reasons
    .filter(([, isHeld]) => isHeld)
    .map(([reason]) => ({
      reason,
      until: reason === 'WALLET_CHANGED' ? new Date(until).toISOString() : null,
    }));
}

/**
 * Returns true if the given player has a wallet and one of these cases applies:
 * - another player has a payout to the wallet
 * - another player has the wallet and has verified it
 * - another player has the wallet, and the given player has not verified it
 */
function isShared({ players }: World, { id, wallet }: Player): boolean {
  if (wallet === null) return false;
  return players.some((other) => {
    if (other.id === id) return false;
    const isPaid = other.payouts.some((payout) => payout.wallet === wallet.address);
    const isOwn = other.wallet?.address === wallet.address;
    return isPaid || (isOwn && (other.wallet?.isVerified || !wallet.isVerified));
  });
}

/**
 * Returns a page of the confirmed payouts, newest first.
 * @param before `undefined` for the first page, otherwise the id of the last payout of the previous page
 * @throws `PAYOUT_NOT_FOUND` if the player has no confirmed payout with this id.
 */
function pageOf({ payouts }: Player, before: string | undefined): Pick<Payouts, 'paid' | 'next'> {
  const confirmed = payouts
    .flatMap((payout) =>
      payout.paid
        ? { ...shown(payout), paid_at: payout.paid.at, transaction: payout.paid.transaction }
        : [],
    )
    .reverse();
  const last = confirmed.findIndex(({ id }) => id === before);
  if (before !== undefined && last === -1) {
    throw new Problem('PAYOUT_NOT_FOUND', `You have no payout with the id ${before}.`);
  }
  const rest = confirmed.slice(last + 1);
  const paid = rest.slice(0, rules.payouts_per_page);
  return { paid, next: (rest.length > paid.length && paid.at(-1)?.id) || null };
}

const shown = ({ id, micros, nano, wallet }: Payout): Omit<SendingPayout, 'planned_at'> => ({
  id,
  dollars: micros / microsPerDollar,
  nano_ton: nano,
  wallet: friendlyAddress(wallet),
});
