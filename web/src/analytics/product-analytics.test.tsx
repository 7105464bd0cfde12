import { afterEach, expect, test, vi } from 'vitest';
import { productAnalyticsOf } from './product-analytics.ts';
import type { ProductEvent } from './product-events.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

const viewed: ProductEvent = {
  name: 'started_view',
  at: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
  properties: { userId: 7, view: 'bold' },
};
const off = { product_analytics_key: null, product_analytics_url: null };
const on = { product_analytics_key: 'phc_test', product_analytics_url: 'https://product.example' };

/** Records every request of the page, and answers with the status that `statusOf` returns. Bodies are decompressed. */
function watchNetwork(statusOf = () => 200) {
  const requests: { url: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    requests.push({ url, body: await textOf(init.body) });
    return Response.json({ status: 1 }, { status: statusOf() });
  });
  return requests;
}

async function textOf(body: RequestInit['body']): Promise<string> {
  if (!(body instanceof Blob)) return String(body ?? '');
  return new Response(body.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

// The first test, because PostHog remembers for all later ones that it can store.
test('an event on a device that forbids storage is lost without an uncaught error', async () => {
  watchNetwork();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const forbidden = new DOMException('Access is denied for this document.', 'SecurityError');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw forbidden;
  });

  productAnalyticsOf(on, true)(viewed);

  await expect
    .poll(() => warn.mock.calls)
    .toEqual([['A product event could not be sent', forbidden]]);
});

test('[VIEW-01] a configured service receives the event with the spec’s name and fields and its time, and no other data', async () => {
  const requests = watchNetwork();
  history.replaceState(null, '', '#tgWebAppData=signed');

  productAnalyticsOf(on, true)(viewed);

  await expect.poll(() => requests.length, { timeout: 8_000 }).toBeGreaterThan(0);
  expect(requests.map(({ url }) => new URL(url).origin)).toEqual(['https://product.example']);
  const [event] = JSON.parse(requests[0]?.body ?? '').batch;
  expect(event).toMatchObject({
    event: 'started_view',
    timestamp: '2026-01-02T03:04:05.678Z',
    distinct_id: '7',
  });
  // Without the last one, PostHog stores the place of the player's IP address.
  expect(event.properties).toEqual({ userId: 7, view: 'bold', $geoip_disable: true });
  expect(requests[0]?.body).not.toContain('tgWebAppData');
});

test.each([408, 429, 503])(
  'an event that the service refuses with %i until the last attempt is sent with the next event',
  async (refusal) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const error = vi.spyOn(console, 'error').mockReturnValue();
    let status = refusal;
    const requests = watchNetwork(() => status);
    const send = productAnalyticsOf(on, true);
    const batch = () => JSON.parse(requests.at(-1)?.body ?? '{"batch":[]}').batch;
    const properties = { userId: refusal, view: 'bold' } as const;

    send({ ...viewed, properties });
    await expect.poll(() => vi.advanceTimersByTime(500) && error.mock.calls.length).toBe(1);
    const [refused] = batch();
    status = 200;
    send({ ...viewed, properties: { ...properties, view: 'profile' } });

    await expect.poll(() => vi.advanceTimersByTime(500) && batch().length).toBe(2);
    expect(batch()[0]).toEqual(refused);
    expect(requests).toHaveLength(5);
  },
);

test('[VIEW-01] without a key no request is sent, and in development the console shows the events', () => {
  const requests = watchNetwork();
  const print = vi.spyOn(console, 'info').mockImplementation(() => {});

  productAnalyticsOf(off, true)(viewed);
  expect(print).toHaveBeenCalledExactlyOnceWith('[product] started_view', viewed.properties);
  productAnalyticsOf({ ...on, product_analytics_url: null }, false)(viewed);

  expect(print).toHaveBeenCalledOnce();
  expect(requests).toEqual([]);
});
