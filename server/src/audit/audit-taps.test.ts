import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { singleDatabase } from '../database/shards.ts';
import { findTapDifferences } from './audit-taps.ts';

const { db } = await createDatabase();

test('the audit lists exactly the players whose balance or total differs from their entries', async () => {
  await createPlayer(db, { available: 99, total: 12 });
  const rich = await createPlayer(db, { available: 10 });
  const tapped = await createPlayer(db, { available: 10, total: 5 });
  await db
    .updateTable('tap_balance')
    .set({ available: 11 })
    .where('user_id', '=', rich.userId)
    .execute();
  await db
    .updateTable('tap_balance')
    .set({ total: 6 })
    .where('user_id', '=', tapped.userId)
    .execute();
  expect(await findTapDifferences(singleDatabase(db))).toEqual([
    `User ${tapped.userId} has a total of 6 taps; the entries spend 5.`,
    `User ${rich.userId} has 11 taps, a debt of 0 and a total of 0; the entries credit 10.`,
    `User ${tapped.userId} has 10 taps, a debt of 0 and a total of 6; the entries credit 15.`,
  ]);
});
