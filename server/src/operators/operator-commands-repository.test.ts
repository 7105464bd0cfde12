import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { findCommands, insertCommand } from './operator-commands-repository.ts';

async function openLog() {
  const { db } = await createDatabase();
  const set = (operator: string) =>
    insertCommand(db, {
      operator,
      command: 'rates',
      arguments: ['set', 'TON', '0.001'],
      reason: 'price',
    });
  return { db, set };
}

test('a command has the time of PostgreSQL, also if the clock of the machine is a day ahead', async () => {
  const { db, set } = await openLog();
  const time = async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
    return rows[0]?.at.getTime() ?? 0;
  };
  const before = await time();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  await set('ada');
  const [command] = await findCommands(db);
  expect(command?.at.getTime()).toBeGreaterThanOrEqual(before);
  expect(command?.at.getTime()).toBeLessThanOrEqual(await time());
});

test('a command is later than the one before, also if the clock of PostgreSQL was set back', async () => {
  const { db, set } = await openLog();
  const ahead = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('operator_command')
    .values({ id: 'before', at: ahead, operator: 'ada', command: 'rates', arguments: [] })
    .execute();
  await set('grace');
  const commands = await findCommands(db);
  expect(commands.map(({ operator }) => operator)).toEqual(['grace', 'ada']);
});
