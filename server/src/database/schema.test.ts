import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';

const { db } = await createDatabase();
const create = (telegramId: number, name: string | null = null) =>
  db.insertInto('users').values({ telegram_id: telegramId, display_name: name }).execute();

test('a display name belongs to one user, whatever its case', async () => {
  await create(1, 'Ada');
  await expect(create(2, 'aDA')).rejects.toMatchObject({ constraint: 'users_display_name' });
});

test('a Telegram account belongs to one user', async () => {
  await create(3);
  await expect(create(3)).rejects.toThrow('users_telegram_id_key');
});

test('a new user has a balance at once', async () => {
  await create(4);
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('telegram_id', '=', 4)
    .executeTakeFirstOrThrow();
  const balances = db.selectFrom('tap_balance').selectAll().where('user_id', '=', id);
  expect(await balances.execute()).toMatchObject([
    { user_id: id, available: 0, debt: 0, total: 0 },
  ]);
});

test('no statement can make a balance negative', async () => {
  await create(5);
  const overspend = db.updateTable('tap_balance').set({ available: -1 }).execute();
  await expect(overspend).rejects.toThrow('tap_balance_available_check');
});
