import { afterEach, expect, test, vi } from 'vitest';
import { loadAppConfig } from './app-config.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the configuration is read from the app’s own origin', async () => {
  const config = { bot_url: 'https://t.me/bold_test_bot' };
  const fetchConfig = vi.fn(async () => Response.json(config));
  vi.stubGlobal('fetch', fetchConfig);
  await expect(loadAppConfig()).resolves.toEqual(config);
  expect(fetchConfig).toHaveBeenCalledExactlyOnceWith('/config.json');
});

test('`loadAppConfig` rejects for an origin without a configuration', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(loadAppConfig()).rejects.toThrow('/config.json responded with 404');
});
