import { expect, onTestFinished, test } from 'vitest';
import { walletBridgeFor } from './wallet-bridge-for.ts';

test('the simulator’s address gets the bridge’s port, and the server its list of wallets', async () => {
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

test('there is no bridge without the simulator or in production', async () => {
  expect(await walletBridgeFor({}, 'http://127.0.0.1:8080/')).toBeNull();
  const page = 'http://127.0.0.1:8080/simulator/';
  expect(await walletBridgeFor({ NODE_ENV: 'production' }, page)).toBeNull();
});
