import { operations } from '@bold/sdk/operations';
import { expect, test } from 'vitest';
import { createBackend } from './mock.ts';
import { signedData } from './player.fixture.ts';
import { serveOperation } from './serve-operation.ts';

const replaced = new Error('Another world replaced this one.');
const Authorization = `tma ${await signedData(1)}`;

/** Saves the name of a new player. Calls `onBody` when the body is read. */
function startSaving(onBody = () => {}) {
  const backend = createBackend({});
  const saving = serveOperation(backend, operations.updateMyProfile, {
    method: 'PATCH',
    url: 'http://localhost/api/user/profile/me',
    headers: new Headers({ Authorization, 'Content-Type': 'application/json' }),
    arrayBuffer: async () => {
      onBody();
      return new TextEncoder().encode('{"display_name":"Late"}');
    },
  });
  return { backend, saving };
}

test('a call whose init data is checked while its world is replaced adds no player', async () => {
  const { backend, saving } = startSaving();
  const before = backend.world.players.length;
  backend.worldEnd.abort(replaced);

  await expect(saving).rejects.toBe(replaced);
  expect(backend.world.players).toHaveLength(before);
});

test('a call whose body is read while its world is replaced changes nothing', async () => {
  const { backend, saving } = startSaving(() => backend.worldEnd.abort(replaced));

  await expect(saving).rejects.toBe(replaced);
  expect(backend.world.players.at(-1)?.displayName).not.toBe('Late');
});
