import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { findCommands, insertCommand } from './operator-commands-repository.ts';

test('the log has the order of the commands, also if the clock of the first machine is ahead', async () => {
  const { db } = await createDatabase();
  const start = Date.parse('2026-11-20T10:00:00Z');
  const set = (rate: string, operator: string, atMs: number) => {
    const command = {
      operator,
      command: 'rates',
      arguments: ['set', 'TON', rate],
      reason: 'price',
    };
    return insertCommand(db, { at: new Date(atMs), ...command });
  };
  await set('0.001', 'ada', start + 3 * 3_600_000);
  await set('0.004', 'grace', start + 3_600_000);
  const commands = await findCommands(db);
  expect(commands.map(({ operator }) => operator)).toEqual(['grace', 'ada']);
});
