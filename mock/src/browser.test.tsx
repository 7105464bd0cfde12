import { defaultNetworkOptions } from 'msw/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMock } from './browser.ts';

test('a message of the worker reaches the running mock alone, and no source that would keep it', async () => {
  const mock = await startMock({ isPersistent: false });
  onTestFinished(mock.stop);
  const [unused] = defaultNetworkOptions.sources;
  if (!('workerPromise' in unused)) throw new Error('MSW uses no worker in this browser.');
  const waiting = vi.spyOn(unused.workerPromise, 'then');

  navigator.serviceWorker.dispatchEvent(new MessageEvent('message'));

  expect(waiting).not.toHaveBeenCalled();
});

test.each(['/api/levels', '/mockServiceWorker.js'])(
  'the copy of the response from %s, which nobody reads, is canceled',
  async (path) => {
    const mock = await startMock({ isPersistent: false });
    onTestFinished(mock.stop);
    const cancel = vi.spyOn(ReadableStream.prototype, 'cancel');
    onTestFinished(() => cancel.mockRestore());

    await fetch(path).then((response) => response.text());

    await expect.poll(() => cancel.mock.calls.length).toBe(1);
  },
);

test('a live connection leaves nothing in the databases of the browser', async () => {
  const mock = await startMock({ isPersistent: false });
  onTestFinished(mock.stop);

  const socket = new WebSocket('/api/live');
  await new Promise((resolve) => socket.addEventListener('close', resolve));

  expect(await indexedDB.databases()).toEqual([]);
});

test('a mock that has stopped has given the page its WebSocket back, so that the next mock can replace it', async () => {
  const { WebSocket: own } = window;
  const mock = await startMock({ isPersistent: false });
  expect(window.WebSocket).not.toBe(own);

  await mock.stop();

  expect(window.WebSocket).toBe(own);
});
