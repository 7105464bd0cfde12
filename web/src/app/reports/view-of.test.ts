import { expect, test } from 'vitest';
import { viewOf } from './view-of.ts';

test.each([
  ['/bold', 'bold'],
  ['/profile', 'profile'],
  ['/edit', 'edit'],
  ['/country', 'country'],
  ['/finances', 'finances'],
  ['/finances/edit', 'finances-edit'],
  ['/levels', 'levels'],
  ['/leaderboard', 'leaderboard'],
  ['/user/7', 'user'],
  ['/store/payments', 'payments'],
  ['/store/custom-payment', 'custom-payment'],
  ['/nowhere', undefined],
])('[VIEW-03] the view at %s is called %s', (pathname, view) => {
  expect(viewOf(pathname)).toBe(view);
});
