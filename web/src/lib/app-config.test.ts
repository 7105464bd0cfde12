import { afterEach, expect, test, vi } from 'vitest';
import { loadAppConfig } from './app-config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the configuration is read from the app’s own origin', async () => {
  const config = { bot_url: 'https://t.me/bold_test_bot' };
  const fetchConfig = vi.fn(async () => Response.json(config));
  vi.stubGlobal('fetch', fetchConfig);
  await expect(loadAppConfig()).resolves.toEqual(config);
  expect(fetchConfig).toHaveBeenCalledExactlyOnceWith('/config.json', {
    signal: expect.any(AbortSignal),
  });
});

test('`loadAppConfig` rejects for an origin without a configuration', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(loadAppConfig()).rejects.toThrow('/config.json responded with 404');
});

test('`loadAppConfig` gives up after the timeout of all requests', async () => {
  vi.useFakeTimers();
  const hang = (_url: string, init?: RequestInit) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  vi.stubGlobal('fetch', hang);
  const ended = vi.fn();
  loadAppConfig().catch(ended);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'TimeoutError' }));
});
