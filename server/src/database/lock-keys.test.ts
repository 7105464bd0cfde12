import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { lockKeys } from './lock-keys.ts';

const { db } = await createDatabase();

/** Returns the names that the migrations hash into keys. */
function hashedNames(): string[] {
  const folder = join(import.meta.dirname, '../../migrations');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const calls = texts.join().matchAll(/advisory\w*lock\w*\(hashtext\('(\w+)'\)/g);
  return [...new Set([...calls].map(([, name = '']) => name))];
}

test('no two advisory locks share a key', async () => {
  const names = hashedNames();
  expect(names).toContain('fold_ranks');
  const { rows } = await sql<{ key: number }>`
    select hashtext(name) as key from unnest(${names}::text[]) as name`.execute(db);
  const keys = [...Object.values(lockKeys), ...rows.map(({ key }) => key)];
  expect(new Set(keys).size).toBe(keys.length);
});
