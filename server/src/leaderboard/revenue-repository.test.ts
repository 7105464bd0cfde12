import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { sharesGateway, sumReferralRewards } from './revenue-repository.ts';

const { db } = await createDatabase();
const deps = testDeps(db);
const { userId } = await createPlayer(db);

async function buy(day: string, gateway: 'dollars' | 'stars' | 'ton') {
  const { id: paymentId } = await invoice(db, userId, { gateway });
  const at = new Date(`${day}T12:00:00Z`);
  await settlePayment(deps, { paymentId, chargeId: `${day}-${gateway}`, at });
}

test('[R1004] the shares of a day are held like its dollars, else its Stars, else its TON', async () => {
  const held: string[] = [];
  for (const gateway of ['ton', 'stars', 'dollars'] as const) {
    await buy('2026-11-19', gateway);
    held.push(await sharesGateway(db, '2026-11-19'));
  }
  expect(held).toEqual(['ton', 'stars', 'dollars']);
});

test('[R1004] a purchase of another day does not change how the shares of a day are held', async () => {
  for (const day of ['2026-11-09', '2026-11-11']) await buy(day, 'dollars');
  await buy('2026-11-10', 'ton');
  expect(await sharesGateway(db, '2026-11-10')).toBe('ton');
});

test('the rewards of a day are found in an index', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan to off`.execute(tx);
    await sumReferralRewards(tx, '2026-11-10');
    const { rows } = await sql<{ scans: number }>`
      select pg_stat_get_xact_numscans('money_entry_rewards'::regclass) as scans`.execute(tx);
    expect(rows).toEqual([{ scans: 1 }]);
  });
});
