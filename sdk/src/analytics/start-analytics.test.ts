import { getEventListeners } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FakeClock } from '../live/fake-clock.fixture.ts';
import { fakePage, memoryStorage } from './analytics.fixture.ts';
import { type AnalyticsOptions, startAnalytics } from './start-analytics.ts';

const user = {
  id: 279_058_397,
  first_name: 'Ada',
  username: 'ada',
  language_code: 'en',
  is_premium: true,
};
const at = 1_733_584_787_000;

/** Creates analytics options for a page that is still loading. */
function prepare(change: Partial<AnalyticsOptions> = {}) {
  const clock = new FakeClock();
  const page = fakePage();
  const storages = { local: memoryStorage(), session: memoryStorage() };
  const addresses: string[] = [];
  const warnings: string[] = [];
  const options: AnalyticsOptions = {
    url: 'https://analytics.example/',
    token: 'token',
    user,
    platform: 'tdesktop',
    isSupported: true,
    storages,
    page,
    schedule: clock.schedule,
    now: () => at + clock.now,
    fetch: async (address) => {
      addresses.push(String(address));
      return new Response('');
    },
    runWorker: async () => 'solved',
    warn: (message) => warnings.push(message),
    ...change,
  };
  const events = () => JSON.parse([...storages.local.items.values()].join() || '[]');
  return { options, clock, page, events, addresses, warnings };
}

test('[ANA-17] [ANA-18] [ENT-21] [SEC-08] the start of a session is recorded with all its fields', () => {
  const { options, events } = prepare({ startParameter: 'REFk3v9x2' });
  startAnalytics(options);
  expect(events()).toEqual([
    {
      event_name: 'app-init',
      session_id: '9ee533cd-449c-4f8b-b1b8-cf8b31b8cf8b',
      user_id: 279_058_397,
      app_name: 'bold',
      is_premium: true,
      platform: 'tdesktop',
      locale: 'en',
      start_param: 'REFk3v9x2',
      client_timestamp: '1733584787000',
    },
  ]);
});

test('[ENT-21] [SEC-08] fields that Telegram does not send are missing, except is_premium, which is false', () => {
  const { options, events } = prepare({ user: { id: 42 } });
  startAnalytics(options);
  const [{ is_premium, ...event }] = events();
  expect(is_premium).toBe(false);
  expect(Object.keys(event)).not.toContain('locale');
  expect(Object.keys(event)).not.toContain('start_param');
});

test('[ANA-17] the start is recorded once per user and page', () => {
  const { options, events } = prepare();
  startAnalytics(options).stop();
  startAnalytics(options).stop();
  startAnalytics({ ...options, user: { id: 42 } });
  expect(events().map(({ user_id }: { user_id: number }) => user_id)).toEqual([279_058_397, 42]);
});

test('[ANA-18] all events of a start have the same session, each with its own time', () => {
  const { options, clock, events, page } = prepare();
  startAnalytics(options);
  clock.advance(1_500);
  page.setVisibility('hidden');
  const [first, second] = events();
  expect(second.event_name).toBe('app-hide');
  expect(second.session_id).toBe(first.session_id);
  expect(second.client_timestamp).toBe('1733584788500');
});

test('[ENT-22] an event has its name, its own fields, the session’s, and custom data last', () => {
  const { options, events } = prepare();
  const { record } = startAnalytics(options);
  record('custom-event', { event_name: 'x', n: 1, user_id: 7 }, { extra: true });
  const [, event] = events();
  expect(event).toMatchObject({ event_name: 'custom-event', n: 1, user_id: 279_058_397 });
  expect(Object.keys(event).slice(0, 2)).toEqual(['event_name', 'n']);
  expect(Object.keys(event).at(-1)).toBe('custom_data');
});

test('[ANA-01] [ENT-22] an additional task is recorded with the user’s data', () => {
  const photo_url = 'https://t.me/i/userpic/ada.svg';
  const complete = { ...user, last_name: 'Lovelace', is_bot: false, photo_url };
  const { options, events, page } = prepare({ user: complete });
  startAnalytics(options);
  page.dispatch('ADDITIONAL_TASK_EVENT', { taskId: 'follow' });
  const [, event] = events();
  expect(event.event_name).toBe('ADDITIONAL_TASK_EVENT');
  expect(event.custom_data).toEqual({ userData: complete, taskId: 'follow' });
});

test('[ANA-02] an event of a wallet is recorded', () => {
  const { options, events, page } = prepare();
  startAnalytics(options);
  page.dispatch('ton-connect-transaction-signed', { is_success: true });
  expect(events()[1]).toMatchObject({ event_name: 'transaction-signed', is_success: true });
});

test('[ANA-04] nothing is requested until the page has loaded', () => {
  const { options, clock, page, addresses } = prepare();
  startAnalytics(options);
  clock.advance(60_000);
  expect(addresses).toEqual([]);
  page.load();
  expect(addresses).toHaveLength(2);
});

test('[ANA-04] nothing is requested while a page whose text is complete loads its images', () => {
  const { options, page, addresses } = prepare();
  page.document.readyState = 'interactive';
  startAnalytics(options);
  expect(addresses).toEqual([]);
  page.load();
  expect(addresses).toHaveLength(2);
});

test('[ANA-04] on a page that has loaded already the task is requested at once', () => {
  const { options, page, addresses } = prepare();
  page.load();
  startAnalytics(options);
  expect(addresses).toHaveLength(2);
});

test('[ANA-21] [ANA-25] every call goes to the configured backend', async () => {
  for (const url of ['https://production.example', 'https://staging.example/analytics/']) {
    const { options, clock, page, addresses } = prepare({ url });
    startAnalytics(options);
    page.load();
    for (let tick = 0; tick < 8; tick += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      clock.advance(500);
    }
    const base = url.replace(/\/$/, '');
    expect(addresses).toEqual([
      `${base}/c3e068ebf11840ed3fc311a6f2df80b20fa05d25`,
      `${base}/aee7c93a9ae7930fb19732325d2c560c53849aa7`,
      `${base}/events`,
    ]);
  }
});

test.each([
  ['TOKEN_IS_NOT_PROVIDED', 'Token is not provided.', { token: null }],
  ['TOKEN_IS_NOT_PROVIDED', 'Token is not provided.', { token: '' }],
  ['USER_DATA_IS_NOT_PROVIDED', 'Telegram User data is not provided.', { user: undefined }],
  ['ERR_NOT_SUPPORTED', 'not supported', { isSupported: false }],
])(
  '[LAUNCH-07] [ERR-16] [ERR-17] [ERR-18] %s: nothing starts, and nothing is stored',
  (code, message, change) => {
    const { options, events, page } = prepare(change);
    const start = () => startAnalytics(options);
    expect(start).toThrow(message);
    expect(start).toThrow(expect.objectContaining({ name: 'AnalyticsError', code }));
    page.setVisibility('hidden');
    expect(events()).toEqual([]);
  },
);

test('[ERR-18] without a page, as on a server, an unsupported client is an AnalyticsError too', () => {
  const { page: _page, ...options } = prepare().options;
  const start = () => startAnalytics({ ...options, isSupported: false });
  expect(start).toThrow(expect.objectContaining({ code: 'ERR_NOT_SUPPORTED' }));
});

test('after stop() an event of the app is not stored either', () => {
  const { options, events } = prepare();
  const { record, stop } = startAnalytics(options);
  stop();
  record('custom-event');
  expect(events()).toHaveLength(1);
});

test('[ANA-16] without the option `warn`, failures are logged to the console', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { warn: _warn, ...options } = prepare().options;
  startAnalytics(options).record('custom-event', { n: 1n });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'An analytics event is not serializable.',
    expect.any(TypeError),
  );
});

test('an event that is not serializable is dropped with a warning', () => {
  const { options, events, warnings } = prepare();
  startAnalytics(options).record('custom-event', { n: 1n });
  expect([events().length, warnings]).toEqual([1, ['An analytics event is not serializable.']]);
});

test('after stop() nothing is recorded or sent, and the page keeps no listener', () => {
  const { options, events, page, addresses } = prepare();
  const running = startAnalytics(options);
  running.stop();
  page.load();
  page.setVisibility('hidden');
  expect([events().length, addresses]).toEqual([1, []]);
  expect(getEventListeners(page.window, 'ton-connect-disconnection')).toEqual([]);
  expect(getEventListeners(page.document, 'visibilitychange')).toEqual([]);
});

test('an event that is too large is dropped with a warning', () => {
  const { options, events, warnings } = prepare();
  startAnalytics(options).record('custom-event', { text: 'x'.repeat(60_000) });
  expect([events().length, warnings]).toEqual([1, ['An analytics event is too large to be sent.']]);
});

test('after stop() on a loaded page no batch is sent', async () => {
  const { options, clock, page, addresses } = prepare();
  page.load();
  startAnalytics(options).stop();
  for (let tick = 0; tick < 8; tick += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(500);
  }
  expect(addresses).not.toContain('https://analytics.example/events');
});
