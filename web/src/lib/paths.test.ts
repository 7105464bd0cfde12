import { expect, test } from 'vitest';
import { isInnerPath, paths, userPath } from './paths.ts';

test('the address of a player’s card can contain its back target', () => {
  expect(userPath(7)).toBe('/user/7');
  expect(userPath(7, paths.bold)).toBe('/user/7?backHref=%2Fbold');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\r\\elsewhere.example',
  'bold',
  7,
])('%j does not lead anywhere inside the app', (value) => {
  expect(isInnerPath(value)).toBe(false);
});

test.each(['/bold', '/user/7?backHref=%2Fbold', '/'])('%j is a path inside the app', (value) => {
  expect(isInnerPath(value)).toBe(true);
});
