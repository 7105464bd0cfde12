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
function stubWorkers(registration: object, scriptURL?: string, scope = 'https://app.example/') {
  const controller = scriptURL === undefined ? null : { scriptURL };
  const register = vi.fn(async (_script: string) => ({ ...registration, scope }));
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

    serviceWorker.controller = { scriptURL: own };
    installing.state = state;
    installing.dispatchEvent(new Event('statechange'));

    expect(await controlled).toBe(own);
    expect(serviceWorker.register.mock.calls).toEqual([[own]]);
  },
);

test('a registered worker that controls no page is registered under another URL', async () => {
  const serviceWorker = stubWorkers({ active: worker('activated') });
  const { register } = serviceWorker;
  register.mockImplementation(async (scriptURL) => {
    if (scriptURL !== own) serviceWorker.controller = { scriptURL };
    return { active: worker('activated'), scope: 'https://app.example/' };
  });

  expect(await controlPage('/worker.js')).toBe(`${own}?again`);
  expect(register.mock.calls).toEqual([[own], [`${own}?again`]]);
});

test('a worker in a folder that does not contain the page is reported with both addresses', async () => {
  stubWorkers({ active: worker('activated') }, undefined, 'https://app.example/game/static/');

  await expect(controlPage('/game/static/worker.js')).rejects.toThrow(
    'The worker at https://app.example/game/static/worker.js controls only pages under ' +
      'https://app.example/game/static/. This page is https://app.example/game/. ' +
      'Put the script in a parent folder, or add a slash to the address of the page.',
  );
});

test('a page that the worker never controls is reported', async () => {
  stubWorkers({ active: worker('activated') });

  await expect(controlPage('/worker.js')).rejects.toThrow('does not control this page. Reload');
});

test('a page that another worker controls is reported with the address of that worker', async () => {
  stubWorkers({ active: worker('activated') }, 'https://app.example/game/other.js');

  await expect(controlPage('/worker.js')).rejects.toThrow(
    'Another worker, https://app.example/game/other.js, controls this page instead of ' +
      'https://app.example/worker.js. Unregister it',
  );
});
