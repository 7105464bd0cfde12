import { afterEach, expect, test, vi } from 'vitest';
import { loadAppConfig } from './app-config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  const timeout = new AbortController();
  const start = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const hang = (_url: string, init?: RequestInit) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  vi.stubGlobal('fetch', hang);
  const loading = loadAppConfig();
  timeout.abort(new Error('Too late'));
  await expect(loading).rejects.toThrow('Too late');
  expect(start).toHaveBeenCalledExactlyOnceWith(10_000);
});
