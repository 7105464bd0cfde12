import { expect, test } from 'vitest';
import { isInnerPath, paths, userPath } from './paths.ts';

test('a player’s card has an address with its own way back', () => {
  expect(userPath(7)).toBe('/user/7');
  expect(userPath(7, paths.bold)).toBe('/user/7?backHref=%2Fbold');
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'bold', 7])(
  '%j does not lead anywhere inside the app',
  (value) => {
    expect(isInnerPath(value)).toBe(false);
  },
);
