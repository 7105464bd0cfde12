import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchFresh } from './fetch-fresh.ts';

test('the browser’s cache does not respond without the server, unless the caller allows it', async () => {
  const spy = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  onTestFinished(() => spy.mockRestore());
  await fetchFresh('/api/level', { method: 'GET' });
  await fetchFresh('/api/level', { cache: 'default' });
  expect(spy.mock.calls).toEqual([
    ['/api/level', { method: 'GET', cache: 'no-cache' }],
    ['/api/level', { cache: 'default' }],
  ]);
});
