import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { settleDay, shareRevenue } from '@bold/sdk/game';
import type { World } from '../world/world.ts';
import { topOf } from './leaderboard.ts';
import { levelList } from './levels.ts';
import { findPlayer } from './players.ts';

const dayMs = 86_400_000;

/**
 * Settles the revenue of every past UTC day that is not settled yet: each level's part goes to its current first ten
 * without a debt (decisions §5, §6). `now` is in milliseconds; a second call changes nothing.
 */
export function shareRevenueUntil(world: World, now: number): void {
  const { settlement, payments } = world;
  const yesterday = dayOf(new Date(now - dayMs).toISOString());
  if (settlement.day !== null && settlement.day >= yesterday) return;
  const isDue = (day: string) => day <= yesterday && (!settlement.day || day > settlement.day);
  const moved = payments.flatMap(({ paidAt, refundedAt }) => [paidAt ?? [], refundedAt ?? []]);
  for (const day of new Set(moved.flat().map(dayOf).filter(isDue).sort())) shareDay(world, day);
  settlement.day = yesterday;
}

function shareDay(world: World, day: string): void {
  const sumOf = (at: 'paidAt' | 'refundedAt') =>
    world.payments
      .filter((payment) => dayOf(payment[at] ?? '') === day)
      .reduce((sum, { priceMicros }) => sum + priceMicros, 0);
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
    for (const { user_id } of members) findPlayer(world, user_id).top10Micros += each;
  }
}

const dayOf = (at: string) => at.slice(0, 10);
