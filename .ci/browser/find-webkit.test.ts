import { expect, test } from 'vitest';
import { findWebkit } from './find-webkit.ts';

const found = (...files: string[]) =>
  findWebkit({ path: '/usr/local/bin:/usr/bin', isExecutable: (path) => files.includes(path) });

test('WebKit is the driver and the virtual display on the PATH', () => {
  expect(found('/usr/bin/WebKitWebDriver', '/usr/local/bin/Xvfb')).toEqual({
    driver: '/usr/bin/WebKitWebDriver',
    display: '/usr/local/bin/Xvfb',
  });
});

test.each([
  [['/usr/bin/Xvfb'], 'no WebKitWebDriver:'],
  [['/usr/bin/WebKitWebDriver'], 'no Xvfb:'],
  [[], 'no WebKitWebDriver and no Xvfb:'],
])('with only %j one sentence says what is missing', (files, missing) => {
  expect(found(...files)).toBe(
    `WebKit cannot start, because the PATH has ${missing} on Debian run apt-get install webkit2gtk-driver xvfb.`,
  );
});
