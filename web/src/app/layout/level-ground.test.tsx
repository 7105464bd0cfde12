import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { plainColors } from '../../ui/level-theme.tsx';
import { LevelGround } from './level-ground.tsx';

const white = {
  primary_color: '#000000',
  secondary_color: '#595959',
  background_color: '#ffffff',
  tile: '/tiles/white.svg',
  dark_theme: false,
};
const pink = { ...white, background_color: '#ffd1e3', tile: '/tiles/pink.svg' };

const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;

test('[NAV-12] the background is the level’s tile on its color', async () => {
  const screen = await render(<LevelGround colors={white} />);
  const ground = screen.getByTestId('ground').element();
  expect(colorOf(ground)).toBe('rgb(255, 255, 255)');
  const tiles = getComputedStyle(ground, '::before');
  expect(tiles.backgroundImage).toContain('/tiles/white.svg');
  expect(tiles.backgroundRepeat).toBe('repeat');
});

test('the background of a new level rises over the old one', async () => {
  const screen = await render(<LevelGround colors={white} />);
  await screen.rerender(<LevelGround colors={pink} />);
  const grounds = [...screen.container.children];
  expect(grounds.map(colorOf)).toEqual(['rgb(255, 255, 255)', 'rgb(255, 209, 227)']);
  expect(grounds[1]?.getAnimations()).toHaveLength(1);
});

test('the first known level is shown without an animation', async () => {
  const screen = await render(<LevelGround colors={plainColors} />);
  await screen.rerender(<LevelGround colors={pink} />);
  const ground = screen.getByTestId('ground').element();
  expect(colorOf(ground)).toBe('rgb(255, 209, 227)');
  expect(ground.getAnimations()).toEqual([]);
});
