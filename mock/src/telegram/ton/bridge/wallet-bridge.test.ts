import { expect, onTestFinished, test } from 'vitest';
import { readServerEvents, type ServerEvent } from './server-events.ts';
import { ConnectLinkQueue, startWalletBridge, type WalletBridgeOptions } from './wallet-bridge.ts';

async function startBridge(options: WalletBridgeOptions = {}) {
  const bridge = await startWalletBridge(options);
  onTestFinished(bridge.close);
  const post = (query: string, body = 'c2VhbGVk') =>
    fetch(`${bridge.url}/message?${query}`, { method: 'POST', body });
  const send = (to: string, body: string) => post(`client_id=app&to=${to}&ttl=300`, body);
  const events = (query: string) =>
    readServerEvents(new URL(`${bridge.url}/events?${query}`), AbortSignal.timeout(2_000));
  return { ...bridge, post, send, events };
}

async function take(events: AsyncGenerator<ServerEvent, void>, count: number) {
  const taken: ServerEvent[] = [];
  while (taken.length < count) {
    const { value } = await events.next();
    if (value) taken.push(value);
  }
  return taken.map(({ id, data }) => ({ id, ...JSON.parse(data) }));
}

test('a message is stored until its receiver opens a stream', async () => {
  const { send, events } = await startBridge();
  await send('wallet', 'b25l');
  expect(await take(events('client_id=wallet'), 1)).toEqual([
    { id: '1', from: 'app', message: 'b25l' },
  ]);
});

test('an open stream receives its client’s new messages, not those of others', async () => {
  const { send, events } = await startBridge();
  await send('wallet', 'b25l');
  const stream = events('client_id=wallet');
  await take(stream, 1);
  await send('another', 'dHdv');
  await send('wallet', 'dGhyZWU=');
  expect(await take(stream, 1)).toMatchObject([{ id: '3', message: 'dGhyZWU=' }]);
});

test('a stream with `last_event_id` has only the later messages', async () => {
  const { send, events } = await startBridge();
  for (const message of ['b25l', 'dHdv']) await send('wallet', message);
  expect(await take(events('client_id=wallet&last_event_id=1'), 1)).toMatchObject([{ id: '2' }]);
});

test('one stream can have the messages of several clients', async () => {
  const { send, events } = await startBridge();
  await send('first', 'b25l');
  await send('second', 'dHdv');
  expect(await take(events('client_id=first,second'), 2)).toHaveLength(2);
});

test('an expired message is not delivered', async () => {
  const clock = { now: 0 };
  const { post, send, events } = await startBridge({ now: () => clock.now });
  await post('client_id=app&to=wallet&ttl=1');
  await send('wallet', 'dHdv');
  clock.now = 1_000;
  expect(await take(events('client_id=wallet'), 1)).toMatchObject([{ message: 'dHdv' }]);
});

test('a stream without messages has heartbeats', async () => {
  const { events } = await startBridge({ heartbeatMs: 5 });
  const { value } = await events('client_id=wallet').next();
  expect(value).toMatchObject({ event: 'heartbeat' });
});

test.for([
  'to=wallet&ttl=300',
  'client_id=app&ttl=300',
  'client_id=app&to=wallet',
  'client_id=app&to=wallet&ttl=301',
])('a message with ?%s is refused', async (query) => {
  const { post } = await startBridge();
  expect((await post(query)).status).toBe(400);
});

test('an empty message and one over 64 kB are refused', async () => {
  const { send } = await startBridge();
  expect((await send('wallet', '')).status).toBe(400);
  expect((await send('wallet', 'x'.repeat(65_537))).status).toBe(400);
});

test('a request for events without a client or with an invalid event id is refused', async () => {
  const { url } = await startBridge();
  for (const query of ['', 'client_id=wallet&last_event_id=x']) {
    expect((await fetch(`${url}/events?${query}`)).status).toBe(400);
  }
});

test('a page of any origin may use the bridge', async () => {
  const { url } = await startBridge();
  const { headers, status } = await fetch(`${url}/message`, { method: 'OPTIONS' });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
});

const connectLink = `connect?${new URLSearchParams({ v: '2', id: 'ab'.repeat(32), r: '{"items":[]}' })}`;

test("the wallet receives an app's connect link unchanged", async () => {
  const { url } = await startBridge();
  const links = readServerEvents(new URL('/connect/links', url), AbortSignal.timeout(2_000));
  const first = links.next();
  const page = await fetch(new URL(connectLink, url));

  expect(await page.text()).toContain('simulator');
  expect((await first).value?.data).toBe(new URL(connectLink, url).href);
});

test.for(['connect', 'connect?id=1&r={}', `connect?id=${'ab'.repeat(32)}&r=hello`])(
  'the invalid link %s is refused with 400',
  async (link) => {
    const { url } = await startBridge();
    expect((await fetch(new URL(link, url))).status).toBe(400);
  },
);

test('a link goes to the wallet that was opened last, and to no other', () => {
  const queue = new ConnectLinkQueue();
  const [first, second]: string[][] = [[], []];
  queue.read((link) => first?.push(link));
  const unsubscribe = queue.read((link) => second?.push(link));

  expect(queue.open('one')).toBe(true);
  unsubscribe();
  queue.open('two');

  expect({ first, second }).toEqual({ first: ['two'], second: ['one'] });
});

test('a link without an open wallet is given once, to the next wallet', () => {
  const queue = new ConnectLinkQueue();
  const received: string[] = [];

  expect(queue.open('one')).toBe(false);
  queue.read((link) => received.push(link));
  queue.read((link) => received.push(link));

  expect(received).toEqual(['one']);
});
