import { createPostEvent, postMessageImplementation } from '@telegram-apps/sdk-react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { linkOpener } from './link-opener.ts';

afterEach(() => void vi.restoreAllMocks());

/** Creates the functions for a fake host, which records all calls. `window.open` opens nothing. */
function createOpener(version: string, { isFrame }: { isFrame: boolean }) {
  const calls: unknown[] = [];
  const before = postMessageImplementation();
  postMessageImplementation.set((message: string) => void calls.push(JSON.parse(message)));
  onTestFinished(() => postMessageImplementation.set(before));
  const windowOpen = vi.spyOn(window, 'open').mockReturnValue(null);
  // Vitest shows the page of a test in a frame.
  if (!isFrame) vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  return { ...linkOpener(version, createPostEvent(version)), calls, windowOpen };
}

const site = 'https://tonviewer.com/';
const bot = 'https://t.me/PremiumBot?start=x';
const openLink = { eventType: 'web_app_open_link', eventData: { url: site } };
const openBot = {
  eventType: 'web_app_open_tg_link',
  eventData: { path_full: '/PremiumBot?start=x' },
};

test.each([
  ['openLink', site],
  ['openTelegramLink', bot],
  ['openTelegramLink', site],
] as const)('a host below 6.1 knows no links, so `%s` opens %s in another window', (open, url) => {
  const { calls, windowOpen, ...opener } = createOpener('6.0', { isFrame: false });

  opener[open](url);

  expect(windowOpen).toHaveBeenCalledExactlyOnceWith(url, '_blank', 'noopener');
  expect(calls).toEqual([]);
});

test.each([
  ['openLink', site, openLink],
  ['openTelegramLink', bot, openBot],
  // As a Telegram link, the path of another site would lead to a stranger.
  ['openTelegramLink', site, openLink],
] as const)('from 6.1 on `%s` lets the host open %s', (open, url, call) => {
  const { calls, windowOpen, ...opener } = createOpener('6.1', { isFrame: false });

  opener[open](url);

  expect(calls).toEqual([call]);
  expect(windowOpen).not.toHaveBeenCalled();
});

test('in a frame below 6.1 the host opens a Telegram link, and the browser any other', () => {
  const opener = createOpener('6.0', { isFrame: true });

  opener.openTelegramLink(bot);
  opener.openLink(site);

  expect(opener.calls).toEqual([openBot]);
  expect(opener.windowOpen).toHaveBeenCalledExactlyOnceWith(site, '_blank', 'noopener');
});
