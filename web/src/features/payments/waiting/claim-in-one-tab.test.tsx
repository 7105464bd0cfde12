import { expect, test } from 'vitest';
import { claimInOneTab } from './claim-in-one-tab.ts';

/** Opens a page of the same origin that holds a lock, as another tab does. Returns a function that closes the page. */
async function claimInOtherTab(name: string): Promise<() => void> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { promise, resolve } = Promise.withResolvers<void>();
  void frame.contentWindow?.navigator.locks
    .request(name, () => {
      resolve();
      return new Promise(() => {});
    })
    .catch(() => {});
  await promise;
  return () => frame.remove();
}

test('a claim of another tab is not given to this one until the other tab is closed', async () => {
  const close = await claimInOtherTab('p-1');
  expect(await claimInOneTab('p-1')).toBe(false);
  close();
  await expect.poll(() => claimInOneTab('p-1')).toBe(true);
});

test('the tab that has a claim keeps it, and gets it again', async () => {
  expect(await claimInOneTab('p-2')).toBe(true);
  expect(await navigator.locks.request('p-2', { ifAvailable: true }, (lock) => lock)).toBeNull();
  expect(await claimInOneTab('p-2')).toBe(true);
});

test('a browser that refuses locks gives the claim', async () => {
  const refused = { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) };
  expect(await claimInOneTab('p-3', Object.assign(Object.create(navigator.locks), refused))).toBe(
    true,
  );
});
