import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { lockKeys } from './lock-keys.ts';
import { readMigrations } from './migrate.ts';

const { db } = await createDatabase();

/** Returns the names that the migrations hash into keys of advisory locks. */
async function hashedNames(): Promise<string[]> {
  const texts = (await readMigrations()).map(({ sql: text }) => text);
  const calls = texts.join().matchAll(/advisory\w*lock\w*\(hashtext\('(\w+)'\)/g);
  return [...new Set([...calls].map(([, name = '']) => name))];
}

test('no two advisory locks share a key', async () => {
  const names = await hashedNames();
  expect(names).toEqual(['fold_ranks', 'roll_up_taps']);
  const { rows } = await sql<{ key: number }>`
    select hashtext(name) as key from unnest(${names}::text[]) as name`.execute(db);
  const keys = [...Object.values(lockKeys), ...rows.map(({ key }) => key)];
  expect(new Set(keys).size).toBe(keys.length);
});
