import { expect, test } from 'vitest';
import { backTarget } from './page-handle.ts';

const user = { title: 'Player', back: '/leaderboard', backParameter: 'backHref' };

test('the address may say where the back button leads, within the app', () => {
  expect(backTarget(user, { backHref: '/bold' })).toBe('/bold');
  expect(backTarget(user, {})).toBe('/leaderboard');
  expect(backTarget(user, { backHref: 'https://elsewhere.example' })).toBe('/leaderboard');
});

test('a page that does not ask for it ignores the address', () => {
  expect(backTarget({ title: 'Edit', back: '/profile' }, { backHref: '/bold' })).toBe('/profile');
});
