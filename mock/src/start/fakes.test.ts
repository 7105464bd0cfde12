import { expect, onTestFinished, test } from 'vitest';
import { token } from '../telegram/bot-api/fake-bot-api.fixture.ts';
import { openWallet } from '../telegram/ton/chain/wallet.ts';
import { botApiFor, chainFor, walletBridgeFor } from './fakes.ts';

const page = 'http://127.0.0.1:8080/simulator/';

test("in development the fake Bot API has the server's token, and serves pages of this machine alone", async () => {
  const api = await botApiFor({ BOT_TOKEN: token });
  onTestFinished(() => api?.close());

  expect((await fetch(`${api?.address}/bot${token}/getMe`)).status).toBe(200);
  for (const [origin, status] of [
    ['http://127.0.0.1:8080', 204],
    ['http://localhost:8080', 204],
    ['http://127.0.0.1:5173', 204],
    ['http://[::1]:8080', 204],
    ['http://127.0.0.1.example', 403],
    ['https://example.com', 403],
    ['null', 403],
  ] as const) {
    const asked = await fetch(`${api?.address}/simulator-control/pay`, {
      method: 'OPTIONS',
      headers: { Origin: origin },
    });
    expect([origin, asked.status]).toEqual([origin, status]);
  }
});

test('no fake Bot API is started in production or when the caller set a Bot API', async () => {
  const own = { BOT_TOKEN: token, TELEGRAM_API_ROOT: 'http://127.0.0.1:9' };

  expect(await botApiFor(own)).toBeNull();
  expect(await botApiFor({ BOT_TOKEN: token, NODE_ENV: 'production' })).toBeNull();
});

test('the server and the simulator are given the same chain', async () => {
  const stand = await chainFor({}, page);
  if (!stand) throw new Error('No chain.');
  onTestFinished(stand.close);
  const { TON_API_URL: api, TON_DEPOSIT_ADDRESS: deposit } = stand.environment;
  expect(new URL(stand.page).searchParams.get('chain')).toBe(new URL(api).port);
  const response = await fetch(`${api}/getAddressInformation?address=${deposit}`);
  expect(await response.json()).toMatchObject({ ok: true, result: { state: 'active' } });
});

test("a deposit address of the caller's own is used", async () => {
  const { address } = openWallet({ owner: 'shop' });
  const own = address.toString({ bounceable: false });
  const stand = await chainFor({ TON_DEPOSIT_ADDRESS: own }, page);
  if (stand) onTestFinished(stand.close);
  expect(stand?.environment.TON_DEPOSIT_ADDRESS).toBe(own);
});

test('no chain is started in production or when the caller set one', async () => {
  expect(await chainFor({ TON_API_URL: 'https://chain.example/api/v2' }, page)).toBeNull();
  expect(await chainFor({ NODE_ENV: 'production' }, page)).toBeNull();
});

test("the app's own page does not get the chain's port", async () => {
  const stand = await chainFor({}, 'http://127.0.0.1:8080/');
  if (stand) onTestFinished(stand.close);
  expect(stand?.page).toBe('http://127.0.0.1:8080/');
});

test('the simulator gets the bridge’s port, and the server the address of the wallets list', async () => {
  const stand = await walletBridgeFor({}, 'http://127.0.0.1:8080/simulator/?chain=8091');
  if (!stand) throw new Error('No bridge.');
  onTestFinished(stand.close);
  const { searchParams } = new URL(stand.page);
  const bridge = `http://127.0.0.1:${searchParams.get('bridge')}`;
  const listed = await fetch(stand.environment.WALLETS_URL ?? '');

  expect(searchParams.get('chain')).toBe('8091');
  expect(await listed.json()).toMatchObject([{ universal_url: `${bridge}/connect` }]);
});

test("a list of wallets of the caller's own is used", async () => {
  const named = { WALLETS_URL: 'https://wallets.example/list.json' };
  const stand = await walletBridgeFor(named, 'http://127.0.0.1:8080/simulator/');
  if (stand) onTestFinished(stand.close);

  expect(stand?.environment).toEqual({});
});

test('no bridge is started in production or without the simulator', async () => {
  expect(await walletBridgeFor({}, 'http://127.0.0.1:8080/')).toBeNull();
  expect(await walletBridgeFor({ NODE_ENV: 'production' }, page)).toBeNull();
});
