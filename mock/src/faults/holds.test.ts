import { expect, test } from 'vitest';
import { everyOperation, failing, setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';

const mock = setupMock();

/** Returns `ask` and `responded`. `ask` calls an operation; `responded` contains the responses in order of arrival. */
async function startAsking() {
  const player = await startPlayer(1);
  const responded: string[] = [];
  const ask = async (name: string, path = '/level') => {
    const { status } = await player.get(path);
    responded.push(`${name} ${status}`);
  };
  return { ask, responded };
}

test('a held operation responds once it is released, and the others respond meanwhile', async () => {
  const { ask, responded } = await startAsking();
  const hold = mock.hold('listLevels');
  const first = ask('first');
  await expect.poll(() => hold.waiting).toBe(1);
  await ask('another', '/country');

  hold.release();
  await first;
  await ask('later');

  expect(responded).toEqual(['another 200', 'first 200', 'later 200']);
  expect(hold.waiting).toBe(0);
});

test('`next` releases one call at a time, the longest waiting first', async () => {
  const { ask, responded } = await startAsking();
  const hold = mock.hold('listLevels');
  const first = ask('first');
  await expect.poll(() => hold.waiting).toBe(1);
  const second = ask('second');
  await expect.poll(() => hold.waiting).toBe(2);

  hold.next();
  await first;
  expect([responded, hold.waiting]).toEqual([['first 200'], 1]);

  hold.next();
  await second;
});

test('`next` without a waiting call releases the next call, and the call after it waits', async () => {
  const { ask, responded } = await startAsking();
  const hold = mock.hold('listLevels');
  hold.next();

  await ask('first');
  void ask('second');

  await expect.poll(() => hold.waiting).toBe(1);
  expect(responded).toEqual(['first 200']);
});

test('a hold holds only the given number of calls', async () => {
  const { ask, responded } = await startAsking();
  const hold = mock.hold('listLevels', 1);
  void ask('first');
  await expect.poll(() => hold.waiting).toBe(1);

  await ask('second');

  expect(responded).toEqual(['second 200']);
});

test('every operation can be held at once', async () => {
  const { ask } = await startAsking();
  const hold = mock.hold(everyOperation);
  void ask('levels');
  void ask('countries', '/country');

  await expect.poll(() => hold.waiting).toBe(2);
});

test('the fault of a held call is drawn when it is released', async () => {
  const { ask, responded } = await startAsking();
  const hold = mock.hold('listLevels');
  const asked = ask('levels');
  await expect.poll(() => hold.waiting).toBe(1);
  mock.control(failing('listLevels', 'SERVICE_UNAVAILABLE'));

  hold.release();
  await asked;

  expect(responded).toEqual(['levels 503']);
});

test('a reset ends every hold, and held calls never reach the new world', async () => {
  const { ask, responded } = await startAsking();
  const hold = mock.hold('listLevels');
  void ask('first');
  await expect.poll(() => hold.waiting).toBe(1);

  mock.reset();
  hold.release();
  await ask('second');

  expect(responded).toEqual(['second 200']);
  expect(mock.calls).toHaveLength(1);
});

test('a held call of an earlier world does not wait at a hold of the new one', async () => {
  const { ask } = await startAsking();
  const earlier = mock.hold('listLevels');
  void ask('first');
  await expect.poll(() => earlier.waiting).toBe(1);

  mock.reset();
  const hold = mock.hold('listLevels');
  earlier.release();
  await ask('another', '/country');

  expect(hold.waiting).toBe(0);
});
