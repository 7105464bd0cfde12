import {
  type Wallet as ConnectedWallet,
  TonConnect,
  UserRejectsError,
  WalletWrongNetworkError,
} from '@tonconnect/sdk';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deposit, startAppServer, startWallet } from '../ton.fixture.ts';
import { deviceStorage, payment, silenceSdk, watchConnections } from './app.fixture.ts';
import { type InjectedWallet, injectWallet } from './injected-wallet.ts';
import { isProved } from './proof.fixture.ts';
import { walletKey, walletsList } from './wallet-listing.ts';

// The SDK reads `window` when it is loaded. Modules are reset, because another test file may have loaded it already.
const page = vi.hoisted(() => {
  vi.resetModules();
  const window = {
    location: { origin: 'http://127.0.0.1' },
    addEventListener: () => {},
    dispatchEvent: () => true,
  };
  return Object.assign(globalThis, { window }).window;
});

/** Puts a wallet into the window. Each call of the returned `open` loads the app anew, with the real SDK. */
async function startApp(choice: Parameters<typeof startWallet>[0] = {}) {
  silenceSdk();
  const wallet = startWallet(choice);
  const memory = { connected: false };
  const injected: InjectedWallet = injectWallet(async () => wallet.app, {
    isConnected: () => memory.connected,
    store: (connected) => Object.assign(memory, { connected }),
  });
  Object.assign(page, { [walletKey]: injected });
  const server = await startAppServer(walletsList());
  onTestFinished(server.close);
  const storage = deviceStorage();
  const open = (manifest = 'tonconnect-manifest.json') =>
    new TonConnect({
      manifestUrl: `${server.url}/${manifest}`,
      walletsListSource: `${server.url}/wallets.json`,
      storage,
      analytics: { mode: 'off' },
      disableAutoPauseConnection: true,
    });
  return { ...wallet, injected, open };
}

function connect(app: TonConnect, tonProof?: string): Promise<ConnectedWallet> {
  return new Promise((resolve, reject) => {
    app.onStatusChange((wallet) => wallet && resolve(wallet), reject);
    app.connect({ jsBridgeKey: walletKey }, tonProof ? { request: { tonProof } } : {});
  });
}

test('an app detects the wallet in its window by the wallets list', async () => {
  const app = (await startApp()).open();
  expect(await app.getWallets()).toMatchObject([
    { name: 'Simulated wallet', jsBridgeKey: walletKey, injected: true, embedded: false },
  ]);
});

test('the wallet connects with its address and proves that it holds the key', async () => {
  const { open, wallet, asked } = await startApp();
  const { account, connectItems } = await connect(open(), 'challenge-1');
  expect(account).toMatchObject({ address: wallet.address.toRawString(), chain: '-239' });
  const proof = connectItems?.tonProof;
  if (!proof || 'error' in proof) throw new Error('No proof.');
  expect(proof.proof).toMatchObject({ payload: 'challenge-1', domain: { value: '127.0.0.1' } });
  expect(isProved(account, proof)).toBe(true);
  const altered = { ...proof, proof: { ...proof.proof, payload: 'challenge-2' } };
  expect(isProved(account, altered)).toBe(false);
  expect(asked).toMatchObject([{ type: 'connect', manifest: { name: 'Bold' }, asksProof: true }]);
});

test('a connection that the owner declines rejects with the code of a refusal, and is not restored', async () => {
  const { open, injected } = await startApp({ agrees: false });
  const app = open();
  await expect(connect(app)).rejects.toBeInstanceOf(UserRejectsError);
  expect(app.connected).toBe(false);
  expect((await injected.tonconnect.restoreConnection()).event).toBe('connect_error');
});

test.for([
  ['missing.json', 'not found'],
  ['unfinished.json', 'incomplete'],
  ['nameless.json', 'incomplete'],
])('an app whose manifest is %s gets the error %s', async ([manifest, message]) => {
  const { open, asked } = await startApp();
  await expect(connect(open(manifest))).rejects.toThrow(message);
  expect(asked).toEqual([]);
});

test.for(['v4', 'v5'] as const)(
  'a payment from a %s wallet is on the chain with its comment',
  async (version) => {
    const { open, chain } = await startApp({ version });
    const app = open();
    await connect(app);
    const { boc } = await app.sendTransaction(payment('payment-9'));
    expect(boc).toMatch(/^te6cc/);
    const [arrived] = chain.transactions(deposit);
    expect(arrived?.inMessage.body.beginParse().skip(32).loadStringTail()).toBe('payment-9');
  },
);

test('a payment that the owner declines fails in the app and moves no money', async () => {
  const { open, owner, chain } = await startApp();
  const app = open();
  await connect(app);
  owner.agrees = false;
  const paid = app.sendTransaction(payment('payment-9'));
  await expect(paid).rejects.toBeInstanceOf(UserRejectsError);
  expect(chain.transactions(deposit)).toEqual([]);
});

test('after a reload the app is connected again without a question to the owner', async () => {
  const { open, wallet, asked } = await startApp();
  await connect(open());
  const reloaded = open();
  await reloaded.restoreConnection();
  expect(reloaded.account?.address).toBe(wallet.address.toRawString());
  expect(asked).toHaveLength(1);
});

test('an app that disconnected is not connected after a reload', async () => {
  const { open } = await startApp();
  const app = open();
  await connect(app);
  await app.disconnect();
  const reloaded = open();
  await reloaded.restoreConnection();
  expect(reloaded.connected).toBe(false);
});

test('an app that disconnected with a request is not connected after a reload', async () => {
  const { open, injected } = await startApp();
  await connect(open());
  await injected.tonconnect.send({ method: 'disconnect', id: '1', params: [] });
  expect((await injected.tonconnect.restoreConnection()).event).toBe('connect_error');
});

test('the app is disconnected when the owner disconnects in the wallet', async () => {
  const { open, injected } = await startApp();
  const app = open();
  await connect(app);
  const left = new Promise((resolve) => app.onStatusChange(resolve));
  await injected.disconnect();
  expect(await left).toBeNull();
  expect((await injected.tonconnect.restoreConnection()).event).toBe('connect_error');
});

test('an app on the main network receives the wallet’s test network, and its payment is refused', async () => {
  const { open, chain } = await startApp({ network: '-3' });
  const app = open();
  expect((await connect(app)).account.chain).toBe('-3');
  const paid = app.sendTransaction(payment('payment-9'));
  await expect(paid).rejects.toBeInstanceOf(WalletWrongNetworkError);
  expect(chain.transactions(deposit)).toEqual([]);
});

test('a connection and a payment make requests only to this machine', async () => {
  const hosts = watchConnections();
  const { open } = await startApp();
  const app = open();
  await app.getWallets();
  await connect(app, 'challenge-1');
  await app.sendTransaction(payment('payment-9'));
  expect(new Set(hosts())).toEqual(new Set(['127.0.0.1']));
});
