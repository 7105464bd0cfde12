import { expect, test } from 'vitest';
import { textOn, themeStyle } from './theme-style.ts';

test('a theme parameter becomes a custom property', () => {
  expect(themeStyle({ section_bg_color: '#ffffff' })).toEqual({ '--section-bg-color': '#ffffff' });
});

test('text is black on light colors and white on dark ones', () => {
  expect(textOn('#ffffff')).toBe('#000000');
  expect(textOn('#ffe14d')).toBe('#000000');
  expect(textOn('#17212b')).toBe('#ffffff');
});
