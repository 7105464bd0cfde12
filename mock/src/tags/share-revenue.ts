import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { settleDay, shareRevenue } from '@bold/sdk/game';
import { dayMs } from '../world/units.ts';
import type { World } from '../world/world.ts';
import { topOf } from './leaderboard.ts';
import { levelList } from './levels.ts';
import { findPlayer } from './players.ts';

const longestHeld = ['DOLLARS', 'STARS', 'TON'] as const;

/**
 * Settles the revenue of every past UTC day that is not settled yet (decisions §5, §6). Uses the ranks and debts at the
 * time of the call.
 * @param now in milliseconds
 */
export function shareRevenueUntil(world: World, now: number): void {
  const { settlement, payments } = world;
  const yesterday = dayOf(new Date(now - dayMs).toISOString());
  if (settlement.day !== null && settlement.day >= yesterday) return;
  const isDue = (day: string) => day <= yesterday && (!settlement.day || day > settlement.day);
  const moved = payments.flatMap(({ paidAt, refundedAt }) => [paidAt ?? [], refundedAt ?? []]);
  const at = new Date(now).toISOString();
  const due = new Set(moved.flat().map(dayOf).filter(isDue).sort());
  // The first day is that of the first purchase.
  if (settlement.day === null && due.size === 0) return;
  for (const day of due) shareDay(world, day, at);
  settlement.day = yesterday;
}

function shareDay(world: World, day: string, heldFrom: string): void {
  const paymentsOf = (at: 'paidAt' | 'refundedAt') =>
    world.payments.filter((payment) => dayOf(payment[at] ?? '') === day);
  const sumOf = (at: 'paidAt' | 'refundedAt') =>
    paymentsOf(at).reduce((sum, { priceMicros }) => sum + priceMicros, 0);
  // The money of a share has the longest hold of its day.
  const paidWith = new Set(paymentsOf('paidAt').map((payment) => payment.currency));
  const currency = longestHeld.find((one) => paidWith.has(one)) ?? 'STARS';
  const { settlement } = world;
  const { revenue, carried } = settleDay(
    settlement.carriedMicros,
    sumOf('paidAt'),
    sumOf('refundedAt'),
  );
  settlement.carriedMicros = carried;
  for (const { id, payment_percentage } of levelList) {
    const members = topOf(world, id, rules.leaderboard_members, ({ debtTaps }) => debtTaps === 0);
    const { each } = shareRevenue(revenue, payment_percentage, members.length);
    for (const { user_id } of each > 0 ? members : []) {
      const player = findPlayer(world, user_id);
      player.top10Micros += each;
      player.rewards.push({ source: day, currency, micros: each, heldFrom });
    }
  }
}

const dayOf = (at: string) => at.slice(0, 10);
