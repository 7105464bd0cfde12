import { dayMs } from '../world/units.ts';
import type { Payout, Player, Reward } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const nanoPerTon = 1_000_000_000;
const opening = { path: '/finances' };

export const payoutScenarios = {
  'no-rewards': {
    label: 'No rewards yet',
    about: 'Nothing is due, held or paid, and there is no wallet.',
    opening,
  },
  'rewards-held': {
    label: 'Rewards held',
    about: 'Old rewards wait for a changed wallet and an operator, young ones for their days.',
    player: (now, address) => ({
      ...earned(20_500_000, [
        held('STARS', 12_750_000, now - 19 * dayMs),
        held('STARS', 250_000, now - 2 * dayMs),
        held('DOLLARS', 4_000_000, now - 20 * dayMs),
      ]),
      wallet: { address, isVerified: false },
      walletChangedAt: new Date(now - 3 * dayMs).toISOString(),
      isHeldByOperator: true,
    }),
    opening,
  },
  'rewards-paid': {
    label: 'Rewards paid',
    about: 'Two pages of payouts, one more on its way, and a reward that the next one pays.',
    player: (now, address) => {
      const wallet = { address, isVerified: true };
      const payouts = Array.from({ length: 23 }, (_, week) => payout(week, now, address));
      const sent = payouts.reduce((sum, { micros }) => sum + micros, 0);
      return { ...earned(sent + 1_500_000, []), wallet, payouts };
    },
    opening,
  },
} satisfies Record<string, Scenario>;

function earned(referralsMicros: number, rewards: Reward[]): Partial<Player> {
  return { referralsMicros, rewards };
}

function held(currency: Reward['currency'], micros: number, from: number): Reward {
  const heldFrom = new Date(from).toISOString();
  return { source: heldFrom, currency, micros, heldFrom };
}

/** Returns the payout of a week from 0 to 22. Week 22 is the current week, and its payout is not paid yet. */
function payout(week: number, now: number, wallet: string): Payout {
  const at = (days: number) => new Date(now - days * dayMs).toISOString();
  const days = (22 - week) * 7;
  const micros = 1_250_000 * (week + 1);
  return {
    id: week.toString(16).padStart(32, '0'),
    micros,
    nano: Math.floor((micros * nanoPerTon) / 3_200_000),
    wallet,
    plannedAt: at(days),
    paid: days === 0 ? null : { at: at(days), transaction: week.toString(16).padStart(64, 'a') },
  };
}
