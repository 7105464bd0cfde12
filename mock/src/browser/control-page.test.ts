import { afterEach, expect, test, vi } from 'vitest';
import { controlPage } from './control-page.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a worker that cannot be loaded is reported with its URL and what to do', async () => {
  const cause = new TypeError('The script has an unsupported MIME type.');
  vi.stubGlobal('location', new URL('https://app.example/game/'));
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(cause) } });

  await expect(controlPage('/game/mockServiceWorker.js')).rejects.toMatchObject({
    message:
      'The mock cannot load its worker from https://app.example/game/mockServiceWorker.js: copy MSW\'s mockServiceWorker.js there with "npx msw init", or set workerUrl.',
    cause,
  });
});

test('in a page without service workers, the error says where they work', async () => {
  vi.stubGlobal('navigator', {});

  await expect(controlPage('/mockServiceWorker.js')).rejects.toThrow(
    'open the page with https:// or on localhost',
  );
});
