import { expect, test } from 'vitest';
import { isTelegramHandle, socialLinks } from './social-links.ts';

const profile = {
  username: 'anna_b',
  is_username_visible: true,
  additional_info: {
    instagram_username: 'anna.pictures',
    twitter_username: 'anna-x',
    custom_link: 'http://example.com/me',
  },
};

test('a full card has all four links', () => {
  expect(socialLinks(profile)).toEqual([
    { kind: 'telegram', text: 'anna_b', href: 'https://t.me/anna_b' },
    { kind: 'instagram', text: 'anna.pictures', href: 'https://www.instagram.com/anna.pictures' },
    { kind: 'twitter', text: 'anna-x', href: 'https://x.com/anna-x' },
    { kind: 'custom', text: 'example.com', href: 'https://example.com/me' },
  ]);
});

test.each(['', null])('[PROFILE-27] entries whose name is %j are left out', (name) => {
  const additional_info = { instagram_username: name, twitter_username: name, custom_link: name };
  const kinds = socialLinks({ ...profile, additional_info }).map((link) => link.kind);
  expect(kinds).toEqual(['telegram']);
});

test('[PROFILE-28] a hidden username is not among the links', () => {
  const kinds = socialLinks({ ...profile, is_username_visible: false }).map((link) => link.kind);
  expect(kinds).not.toContain('telegram');
});

test.each([
  ['anna_b', true],
  ['Anna-9', true],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['anna/../x', false],
  ['анна', false],
  ['', false],
])('[PROFILE-25] %j is a Telegram handle: %s', (username, fits) => {
  expect(isTelegramHandle(username)).toBe(fits);
  const links = socialLinks({ ...profile, username });
  expect(links.some((link) => link.kind === 'telegram')).toBe(fits);
});
