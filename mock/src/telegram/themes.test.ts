import { expect, test } from 'vitest';
import { themes } from './themes.ts';

test('day and night name the same parameters, each a colour of six digits', () => {
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
  for (const color of Object.values({ ...themes.dark, ...themes.light })) {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});
