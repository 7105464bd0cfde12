import { expect, test } from 'vitest';
import type { ArrivedTransfer } from '../../../world/world.ts';
import { Arrivals } from './arrivals.ts';

const transfer = (comment: string): ArrivedTransfer => ({
  destination: '0:a',
  amount: '1',
  comment,
});

/** Creates the window of an app. The window records the comment of each posted transfer. */
function appWindow() {
  const comments: (string | null)[] = [];
  const postMessage = (message: { transfer: ArrivedTransfer }) =>
    void comments.push(message.transfer.comment);
  return Object.assign(new EventTarget(), { closed: false, postMessage, comments });
}

/** Returns a function that loads the simulator's page. All loaded pages share one storage. */
function simulator() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return () => new Arrivals(storage, 'http://localhost');
}

test('[PAY-02] a transfer that arrives while the app is closed is posted once, also after a reload of the simulator', () => {
  const start = simulator();
  start().deliver(transfer('early'));
  const [first, second] = [appWindow(), appWindow()];

  start().open(first);
  start().open(second);

  expect([first.comments, second.comments]).toEqual([['early'], []]);
});

test('a transfer is posted to an open app at once, and waits while the app reloads its page', () => {
  const arrivals = simulator()();
  const app = appWindow();
  arrivals.open(app);

  arrivals.deliver(transfer('open'));
  app.dispatchEvent(new Event('pagehide'));
  arrivals.deliver(transfer('reloading'));
  expect(app.comments).toEqual(['open']);
  arrivals.open(app);

  expect(app.comments).toEqual(['open', 'reloading']);
});

test('a transfer after the app was closed waits for the next app', () => {
  const arrivals = simulator()();
  const [first, second] = [appWindow(), appWindow()];
  arrivals.open(first);
  first.closed = true;

  arrivals.deliver(transfer('late'));
  arrivals.open(second);
  first.dispatchEvent(new Event('pagehide'));
  arrivals.deliver(transfer('later'));

  expect([first.comments, second.comments]).toEqual([[], ['late', 'later']]);
});
