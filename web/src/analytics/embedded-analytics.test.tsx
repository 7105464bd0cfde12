import { findPerson } from '@bold/mock/telegram';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { launchOf } from '../../test/launch-of.ts';
import { startEmbeddedAnalytics } from './embedded-analytics.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const config = { analytics_url: 'https://analytics.example', analytics_token: 'token' };
const script = 'onmessage = ({ data }) => postMessage("solution of " + data);';

/** Replaces `fetch` by a fake analytics backend. Returns the growing list of recorded requests. */
function watchBackend() {
  const requests: { path: string; solution: string | null; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace(config.analytics_url, '');
    const solution = new Headers(init.headers).get('Content');
    requests.push({ path, solution, body: String(init.body ?? '') });
    if (path === '/events') return Response.json({ custom_data: 'next' }, { status: 202 });
    return new Response(path.startsWith('/c3e0') ? script : '1,2,3');
  });
  return requests;
}

test('[ANA-05] [ANA-18] [ANA-21] [SEC-08] the start of the session is sent with the launch and a solution from a worker', async () => {
  const requests = watchBackend();
  const launch = await launchOf({ person: findPerson('paula'), startParameter: 'USER7' });
  const running = await startEmbeddedAnalytics(launch, config);
  onTestFinished(() => running?.stop());

  const events = () => requests.filter(({ path }) => path === '/events');
  await expect.poll(() => events().length, { timeout: 15_000 }).toBe(1);
  expect(events()[0]?.solution).toBe('solution of 1,2,3');
  expect(JSON.parse(events()[0]?.body ?? '')).toMatchObject({
    event_name: 'app-init',
    app_name: 'bold',
    user_id: 1_000_000_102,
    is_premium: true,
    locale: 'en',
    platform: launch.platform,
    start_param: 'USER7',
  });
  // The events are removed once the response has arrived.
  await expect.poll(() => localStorage.getItem('bold.analytics-events.token')).toBe('[]');
});

test('[ANA-02] [ANA-03] [ANA-23] events of the page are stored in both storages', async () => {
  watchBackend();
  const running = await startEmbeddedAnalytics(await launchOf({}), config);
  onTestFinished(() => running?.stop());

  dispatchEvent(new CustomEvent('ton-connect-disconnection', { detail: { trace_id: 'a' } }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));

  for (const storage of [localStorage, sessionStorage]) {
    const events = JSON.parse(storage.getItem('bold.analytics-events.token') ?? '');
    const names = events.map(({ event_name }: { event_name: string }) => event_name);
    expect(names.slice(-2)).toEqual(['disconnection', 'app-hide']);
  }
});

test.each([
  ['Token is not provided.', { analytics_token: null }, window],
  ['not supported', {}, pageOutsideTelegram()],
])(
  '[LAUNCH-07] [LAUNCH-09] when analytics cannot start, a warning is logged: %s',
  async (sentence, change, page) => {
    const requests = watchBackend();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

    const running = await startEmbeddedAnalytics(
      await launchOf({}),
      { ...config, ...change },
      page,
    );

    expect(running).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Analytics did not start',
      expect.objectContaining({ message: expect.stringContaining(sentence) }),
    );
    expect(requests).toEqual([]);
  },
);

function pageOutsideTelegram() {
  const page: { parent: unknown } = { parent: undefined };
  page.parent = page;
  return page;
}

test('an environment without analytics sends no request and logs nothing', async () => {
  const requests = watchBackend();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const off = { analytics_url: null, analytics_token: null };
  expect(await startEmbeddedAnalytics(await launchOf({}), off)).toBeUndefined();
  expect([requests.length, warn.mock.calls.length]).toEqual([0, 0]);
});
