import { afterEach, expect, test, vi } from 'vitest';
import { loadAppConfig } from './app-config.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the environment is read from the app’s own origin', async () => {
  const answer = { bot_url: 'https://t.me/bold_test_bot' };
  const ask = vi.fn(async () => Response.json(answer));
  vi.stubGlobal('fetch', ask);
  await expect(loadAppConfig()).resolves.toEqual(answer);
  expect(ask).toHaveBeenCalledExactlyOnceWith('/config.json');
});

test('an origin without configuration is an error, not an app without links', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(loadAppConfig()).rejects.toThrow('/config.json answered 404');
});
