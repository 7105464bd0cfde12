import { expect, test } from 'vitest';
import { defaultTheme } from './theme.ts';

test('[UI-11] without a level the theme is black primary, white secondary and background', () => {
  expect(defaultTheme).toEqual({
    primary_color: '#000000',
    secondary_color: '#ffffff',
    background_color: '#ffffff',
  });
});
