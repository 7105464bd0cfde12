import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { deposit } from '../../test/start-ton.ts';
import { findTonCursor, storeTonCursor } from './ton-cursor-repository.ts';

test("the position in an account's history is stored exactly, and separately for each account", async () => {
  const { db } = await createDatabase();
  expect(await findTonCursor(db, deposit)).toBeNull();
  const [first, second] = [1, 2 ** 52].map((lt) => ({ lt, hash: 'ab'.repeat(32), at: lt % 9_999 }));
  if (!first || !second) throw new Error('There are two.');
  await storeTonCursor(db, deposit, first);
  await storeTonCursor(db, deposit, second);
  expect(await findTonCursor(db, deposit)).toEqual(second);
  expect(await findTonCursor(db, 'another')).toBeNull();
});
