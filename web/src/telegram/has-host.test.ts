import { expect, test } from 'vitest';
import { hasHost } from './has-host.ts';

/** A page at the top of its tab, with what a host may have put into it. */
function pageWith(host: object) {
  const page: { parent: unknown } = { parent: undefined, ...host };
  page.parent ??= page;
  return page;
}

test('a page of its own has no messenger around it', () => {
  expect(hasHost(pageWith({ external: {}, TelegramWebviewProxy: {} }))).toBe(false);
});

test.each([
  ['a web view of an app', { TelegramWebviewProxy: { postEvent: () => {} } }],
  ['a frame of a web client', { parent: {} }],
  ['a view on Windows', { external: { notify: () => {} } }],
])('%s is a messenger', (_, host) => {
  expect(hasHost(pageWith(host))).toBe(true);
});
