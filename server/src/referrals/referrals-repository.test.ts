import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import {
  countReferred,
  ensureCode,
  findCode,
  findReferrer,
  insertReferral,
  isInvitedBy,
} from './referrals-repository.ts';

const { db } = await createDatabase();
const now = new Date('2026-11-20T12:00:00Z');
const player = async () => (await createPlayer(db)).userId;

test('a code is found by its text, and an unknown code is not found', async () => {
  const code = await ensureCode(db, await player(), now);
  expect(await findCode(db, code.code)).toEqual(code);
  expect(await findCode(db, 'nobody0')).toBeUndefined();
});

test('a second invitation of a player does not replace the first', async () => {
  const [guest, first, second] = [await player(), await player(), await player()];
  await insertReferral(db, guest, first, now);
  await insertReferral(db, guest, second, now);
  expect(await findReferrer(db, guest)).toBe(first);
  expect([await countReferred(db, first), await countReferred(db, second)]).toEqual([1, 0]);
});

test('indirect invitations are found, in one direction only', async () => {
  const [a, b, c] = [await player(), await player(), await player()];
  await insertReferral(db, b, a, now);
  await insertReferral(db, c, b, now);
  expect(await isInvitedBy(db, c, a)).toBe(true);
  expect(await isInvitedBy(db, a, c)).toBe(false);
});

test('the database refuses a player who invites themselves', async () => {
  const loner = await player();
  await expect(insertReferral(db, loner, loner, now)).rejects.toThrow('check constraint');
});
