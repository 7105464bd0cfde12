import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { settleDay, shareRevenue } from '@bold/sdk/game';
import type { Shards } from '../database/shards.ts';
import type { Deps } from '../deps.ts';
import { bookTransfers, type Transfer } from '../ledger/book-transfers.ts';
import { findLevelMembers } from './level-members.ts';
import { insertRevenueDay, type RevenueDay, sharesGateway, sumDay } from './revenue-repository.ts';

/**
 * Returns a function that returns the members of each level that has a share. It reads them at its first call, and
 * returns the same members at every later call.
 */
export function readSharersOnce(shards: Shards) {
  const sharing = levels.filter(({ payment_percentage }) => payment_percentage > 0);
  const read = () => findLevelMembers(shards, sharing);
  let sharers: ReturnType<typeof read> | undefined;
  return () => {
    sharers ??= read();
    return sharers;
  };
}

export type ReadSharers = ReturnType<typeof readSharersOnce>;

/**
 * Settles the revenue of one UTC day (decisions §5, §6): shares each level's percentage of the revenue equally among
 * the ten highest-ranked members of the level. Users with a debt or a ban do not count as members.
 */
export async function shareDay(
  tx: Deps['db'],
  readSharers: ReadSharers,
  day: string,
  now: Date,
): Promise<RevenueDay> {
  const { purchases, refunds, carried: before } = await sumDay(tx, day);
  const { revenue, carried } = settleDay(before, purchases, refunds);
  const shares = await sharesOf(tx, readSharers, day, revenue);
  await bookTransfers(tx, now, shares);

  const shared = shares.reduce((sum, { micros }) => sum + micros, 0);
  const settled = { day, purchases, refunds, revenue, carried, shared, settled_at: now };
  await insertRevenueDay(tx, settled);
  return settled;
}

async function sharesOf(
  tx: Deps['db'],
  readSharers: ReadSharers,
  day: string,
  revenue: number,
): Promise<Transfer[]> {
  if (revenue === 0) return [];
  const shares: Transfer[] = [];
  const gateway = await sharesGateway(tx, day);
  for (const { level, members } of await readSharers()) {
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
