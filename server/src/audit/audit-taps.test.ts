import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { findImbalances } from './audit-taps.ts';

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
  expect(await findImbalances(db)).toEqual([
    { user_id: rich.userId, available: 11, debt: 0, total: 0, credited: 10, spent: 0 },
    { user_id: tapped.userId, available: 10, debt: 0, total: 6, credited: 15, spent: 5 },
  ]);
});
