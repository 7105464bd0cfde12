import { expect, test } from 'vitest';
import { backTarget, type PageHandle } from './page-handle.ts';

const user: PageHandle = { title: 'user', back: '/leaderboard', backParameter: 'backHref' };

test('the address may say where the back button leads, within the app', () => {
  expect(backTarget(user, { backHref: '/bold' })).toBe('/bold');
  expect(backTarget(user, {})).toBe('/leaderboard');
  expect(backTarget(user, { backHref: 'https://elsewhere.example' })).toBe('/leaderboard');
});

test('a page that does not ask for it ignores the address', () => {
  expect(backTarget({ title: 'edit', back: '/profile' }, { backHref: '/bold' })).toBe('/profile');
});
