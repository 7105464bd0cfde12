import { expect, test } from 'vitest';
import { simulateOffline } from './simulate-offline.ts';

/** Creates the window of a browser with a network. `events` has the types of the events that the window receives. */
function connectedPage() {
  const navigator: { readonly onLine: boolean } = Object.create({ onLine: true });
  const page = Object.assign(new EventTarget(), { navigator }) as unknown as Window;
  const events: string[] = [];
  for (const type of ['online', 'offline']) page.addEventListener(type, () => events.push(type));
  return { page, events };
}

test('a page without a network receives one event when it is cut, and one when it is back', () => {
  const { page, events } = connectedPage();

  simulateOffline(page, true);
  simulateOffline(page, true);
  expect([page.navigator.onLine, events]).toEqual([false, ['offline']]);
  simulateOffline(page, false);

  expect([page.navigator.onLine, events]).toEqual([true, ['offline', 'online']]);
});

test('a page that was never offline receives no event', () => {
  const { page, events } = connectedPage();

  simulateOffline(page, false);

  expect([page.navigator.onLine, events]).toEqual([true, []]);
});
