import { expect, test } from 'vitest';
import { isMobilePlatform } from './is-mobile-platform.ts';

test.each(['ios', 'android', 'android_x'])('[UI-05] %s is mobile', (platform) => {
  expect(isMobilePlatform(platform)).toBe(true);
});

test.each(['tdesktop', 'macos', 'weba', 'webk', 'unigram', 'unknown'])(
  '[UI-05] %s is not mobile',
  (platform) => {
    expect(isMobilePlatform(platform)).toBe(false);
  },
);
