import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { erasePlayer } from '../operators/erase-player.ts';
import { updateUser } from './update-user.ts';
import { findUser } from './users-repository.ts';

test('a change that waited for the database until the player was erased is refused', async () => {
  const { db } = await createDatabase();
  const deps = testDeps(db);
  const { userId } = await createPlayer(db);
  await erasePlayer(deps, { userId, operator: 'ada', reason: 'asked by letter' }, 0);

  const change = updateUser(deps, { userId, languageCode: null }, { bio: 'I was here' });

  await expect(change).rejects.toMatchObject({ code: 'PLAYER_BANNED' });
  expect(await findUser(db, userId)).toMatchObject({ bio: null });
});
