import { expect, onTestFinished, test } from 'vitest';
import { Chain } from '../chain/chain.ts';
import { startChainServer } from '../chain/chain-server.ts';
import { openWallet } from '../chain/wallet.ts';
import { deposit, purchase, startAppServer } from '../ton.fixture.ts';
import { openPageWallet } from './page-wallet.ts';
import type { WalletMode } from './wallet-mode.ts';
import type { WalletQuestion } from './wallet-question.ts';

/** Opens a wallet in `mode` on a new chain, then requests a connection and a payment. */
async function use(
  mode: WalletMode,
  agrees: Partial<Record<WalletQuestion['kind'], boolean>> = {},
) {
  const chain = new Chain({ now: Date.now, active: [deposit] });
  const chainServer = await startChainServer(chain);
  onTestFinished(chainServer.close);
  const server = await startAppServer();
  onTestFinished(server.close);
  const asked: WalletQuestion[] = [];
  const ask = async (question: WalletQuestion) => {
    asked.push(question);
    return agrees[question.kind] ?? false;
  };
  const wallet = openPageWallet({ owner: 'paula', mode, chainUrl: chainServer.url, ask });
  const manifestUrl = `${server.url}/tonconnect-manifest.json`;
  const connected = await wallet.connect({ manifestUrl, items: [{ name: 'ton_addr' }] });
  const params: [string] = [JSON.stringify({ messages: [purchase()], network: '-239' })];
  const paid = await wallet.respond({ id: '1', method: 'sendTransaction', params });
  return { asked, connected, paid, arrived: chain.transactions(deposit).length };
}

test("the person's wallet pays on the chain that the server watches", async () => {
  const { connected, paid, arrived } = await use('accept');
  const { address } = openWallet({ owner: 'paula' });
  expect(connected).toMatchObject({ payload: { items: [{ address: address.toRawString() }] } });
  expect(paid).toMatchObject({ result: expect.stringMatching(/^te6cc/) });
  expect(arrived).toBe(1);
});

test('in the mode `ask` the wallet follows the owner’s answer to each question', async () => {
  const { asked, connected, paid, arrived } = await use('ask', { connect: true });
  expect(asked).toMatchObject([
    { kind: 'connect', app: 'Bold', proves: false },
    { kind: 'transfer', payments: [{ amount: '0.03', comment: 'payment-1' }] },
  ]);
  expect(connected.event).toBe('connect');
  expect(paid).toMatchObject({ error: { code: 300 } });
  expect(arrived).toBe(0);
});

test('in the mode `accept` the wallet asks no question', async () => {
  expect((await use('accept')).asked).toEqual([]);
});

test('in the mode `refuse` the wallet declines both requests with the code 300', async () => {
  const { connected, paid, arrived } = await use('refuse');
  expect(connected).toMatchObject({ event: 'connect_error', payload: { code: 300 } });
  expect(paid).toMatchObject({ error: { code: 300 } });
  expect(arrived).toBe(0);
});

test('a wallet on the page’s own chain reports the transfer after the owner has accepted', async () => {
  const server = await startAppServer();
  onTestFinished(server.close);
  const arrived: unknown[] = [];
  const onArrival = (transfer: unknown) => arrived.push(transfer);
  const choices = { owner: 'paula', chainUrl: null, onArrival, ask: async () => true };
  const pay = (mode: WalletMode) =>
    openPageWallet({ ...choices, mode }).respond({
      id: '1',
      method: 'sendTransaction',
      params: [JSON.stringify({ messages: [purchase('payment-7')] })],
    });

  await pay('refuse');
  await pay('accept');

  const destination = deposit.toRawString();
  expect(arrived).toEqual([{ destination, amount: '30000000', comment: 'payment-7' }]);
});

test('a wallet on the test network reports that network and does not pay on the main one', async () => {
  const { connected, paid, arrived } = await use('wrong-network');
  expect(connected).toMatchObject({ payload: { items: [{ network: '-3' }] } });
  expect(paid).toMatchObject({ error: { code: 1 } });
  expect(arrived).toBe(0);
});
