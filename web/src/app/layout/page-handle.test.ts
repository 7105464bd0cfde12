import { expect, test } from 'vitest';
import { backTarget, type PageHandle } from './page-handle.ts';

const user: PageHandle = { back: '/leaderboard', backParameter: 'backHref' };

test('the address can set the target of the back button to a path inside the app', () => {
  expect(backTarget(user, { backHref: '/bold' })).toBe('/bold');
  expect(backTarget(user, {})).toBe('/leaderboard');
  expect(backTarget(user, { backHref: 'https://elsewhere.example' })).toBe('/leaderboard');
});

test('a page without such a parameter ignores the address', () => {
  expect(backTarget({ back: '/profile' }, { backHref: '/bold' })).toBe('/profile');
});
