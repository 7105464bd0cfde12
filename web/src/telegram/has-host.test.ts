import { expect, test } from 'vitest';
import { hasHost } from './has-host.ts';

/** Creates a page, which is in a frame only if `host` has a parent. */
function pageWith(host: object) {
  const page: { parent: unknown } = { parent: undefined, ...host };
  page.parent ??= page;
  return page;
}

test('a top-level page without a host is outside Telegram', () => {
  expect(hasHost(pageWith({ external: {}, TelegramWebviewProxy: {} }))).toBe(false);
});

test.each([
  ['a web view of an app', { TelegramWebviewProxy: { postEvent: () => {} } }],
  ['a frame of a web client', { parent: {} }],
  ['a view on Windows', { external: { notify: () => {} } }],
])('%s shows that the page is inside Telegram', (_, host) => {
  expect(hasHost(pageWith(host))).toBe(true);
});
