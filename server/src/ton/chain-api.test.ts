import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginCell } from '@ton/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startChain } from '../../test/start-chain.ts';
import { deposit } from '../../test/start-ton.ts';
import { readConfig } from '../config.ts';
import type { Pause } from '../retry.ts';
import { type ChainApi, openChainApi } from './chain-api.ts';

const noPause = async () => undefined;

function open(url: string, pause: Pause = noPause): ChainApi {
  const config = readConfig({ TON_API_URL: url, TON_API_KEY: 'very-secret' });
  const api = openChainApi(config, pause);
  if (!api) throw new Error('There is no API.');
  return api;
}

async function startApi(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`;
}

const openResponding = async (status: number, body: string): Promise<ChainApi> =>
  open(await startApi((_, response) => response.writeHead(status).end(body)));

test('without TON_API_URL there is no chain API', () => {
  expect(openChainApi(readConfig({}))).toBeNull();
});

test('every request has the key, and every page is requested from archive nodes', async () => {
  const stand = await startChain(0);
  const api = open(stand.url);
  stand.pay({ to: deposit, nano: 1n });
  const [listed] = await api.transactions(deposit, null, 5);
  if (!listed) throw new Error('Nothing is listed.');
  expect(await api.transactions(deposit, listed, 5)).toEqual([listed]);
  const hash = Buffer.from(listed.hash, 'hex').toString('base64');
  expect(stand.calls.map(({ given }) => given)).toEqual([
    { address: deposit, limit: 5, archival: true },
    { address: deposit, limit: 5, lt: listed.lt, hash, archival: true },
  ]);
  expect(stand.calls.map(({ headers }) => headers.get('X-API-Key'))).toEqual([
    'very-secret',
    'very-secret',
  ]);
});

test('an account that was never used has no balance, contract or transactions', async () => {
  const stand = await startChain(5_000);
  expect(await open(stand.url).account(deposit)).toEqual({
    balance: 0n,
    data: null,
    last: null,
    syncedAt: new Date(5_000),
  });
});

test('a contract without data has none, and its time can still be read', async () => {
  const result = {
    balance: '7',
    state: 'active',
    data: '',
    last_transaction_id: { lt: '0', hash: '' },
    sync_utime: 5,
  };
  const api = await openResponding(200, JSON.stringify({ ok: true, result }));
  expect(await api.account(deposit)).toEqual({
    balance: 7n,
    data: null,
    last: null,
    syncedAt: new Date(5_000),
  });
});

test.each([
  ['a refusal', 429, '{"ok":false,"error":"Ratelimit exceed","code":429}', '429 Ratelimit exceed'],
  ['a limit', 429, '{"ok":false,"result":"Ratelimit exceed","code":429}', '429 Ratelimit exceed'],
  ["a proxy's page", 502, '<html>', '502 no reason given'],
  ['no result', 200, '{"ok":true}', 'the response does not follow the API'],
  [
    'a result of another kind',
    200,
    '{"ok":true,"result":{"balance":"x"}}',
    'does not follow the API',
  ],
])('%s is an error with a message', async (_, status, body, message) => {
  const api = await openResponding(status, body);
  await expect(api.account(deposit)).rejects.toThrow(message);
  await expect(api.transactions(deposit, null, 5)).rejects.toThrow('getTransactions: ');
});

test('a call above the rate limit is repeated after more than a second', async () => {
  let isPaused = true;
  const url = await startApi((_, response) => {
    if (isPaused) response.end('{"ok":true,"result":[]}');
    else response.writeHead(429).end('{"ok":false,"result":"Ratelimit exceed","code":429}');
    isPaused = false;
  });
  const api = open(url, async (ms) => {
    isPaused = ms > 1_000;
  });
  for (let call = 0; call < 3; call += 1) {
    expect(await api.transactions(deposit, null, 5)).toEqual([]);
  }
});

test('a time or a position that is not a number is refused', async () => {
  const transaction_id = { lt: '12x', hash: Buffer.alloc(32).toString('base64') };
  const result = [{ transaction_id, utime: 1, data: '' }];
  const api = await openResponding(200, JSON.stringify({ ok: true, result }));
  await expect(api.transactions(deposit, null, 5)).rejects.toThrow('does not follow the API');
});

test('an API that cannot be reached is reported with the reason, without address and key', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const error: Error = await open(`http://127.0.0.1:${port}/api/v2`)
    .send(beginCell().endCell())
    .then(
      () => new Error('It was reached.'),
      (reason) => reason,
    );
  expect(error.message).toBe("sendBoc: the chain's API cannot be reached (ECONNREFUSED)");
  const everything = JSON.stringify(error, Object.getOwnPropertyNames(error));
  expect(everything).not.toContain('very-secret');
  expect(everything).not.toContain(String(port));
});

test('a call to an API that does not respond ends in time', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  timeout.mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const api = await openResponding(200, '{"ok":true}');
  await expect(api.send(beginCell().endCell())).rejects.toThrow(
    "sendBoc: the chain's API cannot be reached in time",
  );
});
