import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';
import { isGranted, levelList } from './levels.ts';

setupMock();

test('the levels are the contract’s ten, from White to Black', async () => {
  const { json } = await (await startPlayer(1)).get('/level');

  expect(json).toEqual(levelList);
  expect(levelList.map(({ title }) => title)).toEqual(
    'White Pink Red Orange Yellow Green Blue Violet Gold Black'.split(' '),
  );
});

test('a multiplier is granted from its level’s threshold on', () => {
  expect(isGranted(2, 99)).toBe(false);
  expect(isGranted(2, 100)).toBe(true);
});
