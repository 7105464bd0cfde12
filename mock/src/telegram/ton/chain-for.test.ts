import { expect, onTestFinished, test } from 'vitest';
import { chainFor } from './chain-for.ts';
import { openWallet } from './wallet.ts';

const page = 'http://127.0.0.1:8080/simulator/';

test('the server and the simulator are given the same chain', async () => {
  const stand = await chainFor({}, page);
  if (!stand) throw new Error('No chain.');
  onTestFinished(stand.close);
  const { TON_API_URL: api, TON_DEPOSIT_ADDRESS: deposit } = stand.environment;
  expect(new URL(stand.page).searchParams.get('chain')).toBe(new URL(api).port);
  const answer = await fetch(`${api}/getAddressInformation?address=${deposit}`);
  expect(await answer.json()).toMatchObject({ ok: true, result: { state: 'active' } });
});

test("a deposit address of the caller's own is used", async () => {
  const { address } = openWallet({ owner: 'shop' });
  const own = address.toString({ bounceable: false });
  const stand = await chainFor({ TON_DEPOSIT_ADDRESS: own }, page);
  if (stand) onTestFinished(stand.close);
  expect(stand?.environment.TON_DEPOSIT_ADDRESS).toBe(own);
});

test('no chain is started where the caller has one or runs for real', async () => {
  expect(await chainFor({ TON_API_URL: 'https://chain.example/api/v2' }, page)).toBeNull();
  expect(await chainFor({ NODE_ENV: 'production' }, page)).toBeNull();
});

test("the app's own page does not get the chain's port", async () => {
  const stand = await chainFor({}, 'http://127.0.0.1:8080/');
  if (stand) onTestFinished(stand.close);
  expect(stand?.page).toBe('http://127.0.0.1:8080/');
});
