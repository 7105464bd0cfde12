import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../test/create-database.ts';
import { rewardKeys } from './payout-id.ts';

const { db } = await createDatabase();

test('the keys of rewards have the same order in every locale', async () => {
  const { rows } = await sql`
    select ${rewardKeys} as keys
    from (values ('stxa' collate "en-x-icu", 'due'), ('stxB', 'due')) as leg (entry, account)`.execute(
    db,
  );
  expect(rows).toEqual([{ keys: 'stxB stxa' }]);
});
