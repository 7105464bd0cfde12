import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { createUserLoader } from './user-loader.ts';

const { db } = await createDatabase();

/** Returns a user loader that calls `onStatement` before it sends a statement. */
function loaderWith(onStatement: () => void) {
  return createUserLoader(
    db.withPlugin({
      transformQuery({ node }) {
        onStatement();
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
}

test('users that are requested in one turn of the event loop are read with one statement', async () => {
  const ids = [];
  for (let user = 0; user < 3; user += 1) ids.push((await createPlayer(db)).userId);
  let statements = 0;
  const load = loaderWith(() => {
    statements += 1;
  });
  const [first = 0, second = 0, third = 0] = ids;

  const users = await Promise.all([third, first, 9e15, second, first].map(load));

  expect(users.map((user) => user?.id)).toEqual([third, first, undefined, second, first]);
  expect(statements).toBe(1);
});

test('one statement reads at most 500 users', async () => {
  let statements = 0;
  const load = loaderWith(() => {
    statements += 1;
  });
  const readTogether = async (users: number) => {
    statements = 0;
    await Promise.all(Array.from({ length: users }, (_, id) => load(id)));
    return statements;
  };
  expect([await readTogether(500), await readTogether(501)]).toEqual([1, 2]);
});

test('a change since the last request is seen', async () => {
  const { userId } = await createPlayer(db);
  let statements = 0;
  const load = loaderWith(() => {
    statements += 1;
  });
  expect((await load(userId))?.bio).toBeNull();
  await db.updateTable('users').set({ bio: 'New' }).where('id', '=', userId).execute();
  expect((await load(userId))?.bio).toBe('New');
  expect(statements).toBe(2);
});

test('a failed statement fails all its requests, and the next request is read again', async () => {
  const { userId } = await createPlayer(db);
  let isDown = true;
  const load = loaderWith(() => {
    if (isDown) throw new Error('The database is down.');
  });
  const failures = await Promise.allSettled([load(userId), load(userId)]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect((await load(userId))?.id).toBe(userId);
});
