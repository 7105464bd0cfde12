import { defaultNetworkOptions } from 'msw/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMock, worldKey } from './browser.ts';
import { signedData } from './player.fixture.ts';

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

test('a second start is refused until the first mock has stopped, and its options count then', async () => {
  const first = startMock({ isPersistent: false });

  await expect(startMock({ isPersistent: false, seed: 7 })).rejects.toThrow(
    'A mock already runs in this page: await its stop() before the next start.',
  );
  await (await first).stop();
  const second = await startMock({ isPersistent: false, seed: 7 });
  onTestFinished(second.stop);

  expect(second.world.seed).toBe(7);
});

test('a second call of stop returns the promise of the first, and leaves the next mock alone', async () => {
  const first = await startMock({ isPersistent: false });

  const stopped = first.stop();
  expect(first.stop()).toBe(stopped);
  await stopped;
  const second = await startMock({ isPersistent: false });
  onTestFinished(second.stop);
  await first.stop();

  await expect(startMock()).rejects.toThrow('A mock already runs');
});

test('a start that fails does not prevent the next one', async () => {
  await expect(startMock({ workerUrl: '/nowhere/worker.js' })).rejects.toThrow('set workerUrl');

  const mock = await startMock({ isPersistent: false });

  await mock.stop();
});

test('a mock that stops closes its live connections, and leaves no listener in the window', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => added.mockRestore());
  onTestFinished(() => localStorage.removeItem(worldKey));
  const mock = await startMock();
  const socket = new WebSocket(`/api/live?tg_auth=${encodeURIComponent(await signedData(1))}`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve));

  await mock.stop();

  expect(await closed).toMatchObject({ code: 1001 });
  const areRemoved = added.mock.calls.map(([, , options]) => Object(options).signal?.aborted);
  expect(new Set(areRemoved)).toEqual(new Set([true]));
});
