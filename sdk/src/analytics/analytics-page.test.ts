import { expect, onTestFinished, test, vi } from 'vitest';
import { browserPage } from './analytics-page.ts';

test('[ANA-07] the page is offline while the browser is', () => {
  const navigator = { onLine: true };
  const globals = { window: new EventTarget(), document: new EventTarget(), navigator };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { isOnline, ...page } = browserPage();
  expect(page).toEqual({ window: globals.window, document: globals.document });
  expect(isOnline()).toBe(true);
  navigator.onLine = false;
  expect(isOnline()).toBe(false);
});
