import { expect, test } from 'vitest';
import { isThemeName, themes } from './themes.ts';

test('all themes have the same parameters, each a color of six digits', () => {
  for (const theme of Object.values(themes)) {
    expect(Object.keys(theme)).toEqual(Object.keys(themes.light));
    for (const color of Object.values(theme)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('no two themes are the same', () => {
  const written = Object.values(themes).map((theme) => JSON.stringify(theme));

  expect(new Set(written).size).toBe(written.length);
});

test('an inherited object property is no theme name', () => {
  expect([isThemeName('ios-dark'), isThemeName('constructor')]).toEqual([true, false]);
});
