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

const own = 'https://app.example/worker.js';

function worker(state: string) {
  return Object.assign(new EventTarget(), { state });
}

/** Gives the page a container of service workers, whose registration has the workers of `registration`. */
function stubWorkers(registration: object, scriptURL?: string) {
  const controller = scriptURL === undefined ? null : { scriptURL };
  const register = vi.fn(async (_script: string) => registration);
  const serviceWorker: { controller: object | null; register: typeof register } = {
    controller,
    register,
  };
  vi.stubGlobal('location', new URL('https://app.example/game/'));
  vi.stubGlobal('navigator', { serviceWorker });
  return serviceWorker;
}

test('a page that the worker controls already registers nothing', async () => {
  const { register } = stubWorkers({}, `${own}?again`);

  expect(await controlPage('/worker.js')).toBe(`${own}?again`);
  expect(register).not.toHaveBeenCalled();
});

test.each(['activated', 'redundant'])(
  'the page waits for the newest worker, until it is %s',
  async (state) => {
    const installing = worker('installing');
    const serviceWorker = stubWorkers({ installing, active: worker('activated') });
    const controlled = controlPage('/worker.js');
    await new Promise((resolve) => setImmediate(resolve));

    serviceWorker.controller = {};
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));

    expect(await controlled).toBe(own);
    expect(serviceWorker.register.mock.calls).toEqual([[own]]);
  },
);

test('a registered worker that controls no page is registered under another URL', async () => {
  const { register } = stubWorkers({ active: worker('activated') });

  expect(await controlPage('/worker.js')).toBe(`${own}?again`);
  expect(register.mock.calls).toEqual([[own], [`${own}?again`]]);
});
