import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { settleDay, shareRevenue } from '@bold/sdk/game';
import { leaderboardMembers } from '@bold/sdk/limits';
import type { Deps } from '../deps.ts';
import { postMoney, type Transfer } from '../ledger/post-money.ts';
import { topEntries } from './leaderboard-repository.ts';
import { levelRange } from './level-range.ts';
import { insertRevenueDay, type RevenueDay, sharesGateway, sumDay } from './revenue-repository.ts';

/**
 * Shares the revenue of a UTC day: the first ten members of each level without a debt or a ban share the level's
 * percentage (decisions §5, §6). The transaction must read one snapshot, because otherwise a player who rises meanwhile
 * would be a member of two levels.
 */
export async function shareDay(tx: Deps['db'], day: string, now: Date): Promise<RevenueDay> {
  const { purchases, refunds, carried: before } = await sumDay(tx, day);
  const { revenue, carried } = settleDay(before, purchases, refunds);
  const shares = await sharesOf(tx, day, revenue);
  await postMoney(tx, now, shares);

  const shared = shares.reduce((sum, { micros }) => sum + micros, 0);
  const settled = { day, purchases, refunds, revenue, carried, shared, settled_at: now };
  await insertRevenueDay(tx, settled);
  return settled;
}

async function sharesOf(tx: Deps['db'], day: string, revenue: number): Promise<Transfer[]> {
  if (revenue === 0) return [];
  const shares: Transfer[] = [];
  const gateway = await sharesGateway(tx, day);
  for (const level of levels.filter(({ payment_percentage }) => payment_percentage > 0)) {
    const range = levelRange(level);
    const members = await topEntries(tx, range, leaderboardMembers, { withoutDebt: true });
    const { each } = shareRevenue(revenue, level.payment_percentage, members.length);
    if (each === 0) continue;
    for (const { user_id: userId } of members) {
      shares.push({
        kind: 'share',
        source: `${day}:${level.id}:${userId}`,
        from: { account: 'revenue' },
        to: { account: 'top10', userId },
        micros: each,
        gateway,
      });
    }
  }
  return shares;
}
