import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LevelTheme, plainColors } from './level-theme.tsx';

const violet = {
  primary_color: '#f6efff',
  secondary_color: '#d3b3ff',
  background_color: '#3d1478',
  tile: '/tiles/violet.svg',
  dark_theme: true,
};

test('[LEVEL-07] the content of a level’s theme has its colors', async () => {
  const screen = await render(<LevelTheme colors={violet}>Violet</LevelTheme>);
  const theme = getComputedStyle(screen.getByText('Violet').element());
  expect(theme.color).toBe('rgb(246, 239, 255)');
  expect(theme.backgroundColor).toBe('rgb(61, 20, 120)');
  expect(theme.colorScheme).toBe('dark');
});

test('[UI-11] without a level the theme is black primary, white secondary and background', () => {
  expect(plainColors).toMatchObject({
    primary_color: '#000000',
    secondary_color: '#ffffff',
    background_color: '#ffffff',
  });
});

test('the theme is black on white before the level is loaded', async () => {
  const screen = await render(<LevelTheme colors={undefined}>Nobody yet</LevelTheme>);
  const theme = getComputedStyle(screen.getByText('Nobody yet').element());
  expect(theme.color).toBe('rgb(0, 0, 0)');
  expect(theme.backgroundColor).toBe('rgb(255, 255, 255)');
});
