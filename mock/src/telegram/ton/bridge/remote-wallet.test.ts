import { type Wallet as ConnectedWallet, TonConnect, UserRejectsError } from '@tonconnect/sdk';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deposit, startAppServer, startWallet } from '../ton.fixture.ts';
import { deviceStorage, payment, silenceSdk, watchConnections } from '../wallet/app.fixture.ts';
import { isProved } from '../wallet/proof.fixture.ts';
import { walletsList } from '../wallet/wallet-listing.ts';
import { RemoteSession, type StoredSession } from './remote-session.ts';
import { openConnectLink } from './remote-wallet.ts';
import { readServerEvents } from './server-events.ts';
import { startWalletBridge } from './wallet-bridge.ts';

/** Starts a wallet that an app can reach only over a bridge. Each call of the returned `open` loads the app anew. */
async function startApp(choice: Parameters<typeof startWallet>[0] = {}) {
  silenceSdk();
  const wallet = startWallet(choice);
  const bridge = await startWalletBridge();
  onTestFinished(bridge.close);
  const server = await startAppServer(walletsList(bridge.url));
  onTestFinished(server.close);
  const storage = deviceStorage();
  const stored = new Map<string, StoredSession>();
  const memory = {
    save: (session: StoredSession) => void stored.set(session.keys.publicKey, session),
    remove: (session: StoredSession) => void stored.delete(session.keys.publicKey),
  };
  const open = () => {
    const app = new TonConnect({
      manifestUrl: `${server.url}/tonconnect-manifest.json`,
      walletsListSource: `${server.url}/wallets.json`,
      storage,
      analytics: { mode: 'off' },
      disableAutoPauseConnection: true,
    });
    onTestFinished(() => app.pauseConnection());
    return app;
  };
  const connect = async (app: TonConnect, tonProof?: string) => {
    const [listed] = await app.getWallets();
    if (!listed || !('bridgeUrl' in listed)) throw new Error('No wallet with a bridge.');
    const connected = nextWallet(app);
    const { universalLink, bridgeUrl } = listed;
    const link = app.connect(
      { universalLink, bridgeUrl },
      tonProof ? { request: { tonProof } } : {},
    );
    // The promise may reject before the test awaits it. With this handler, Node does not report it as unhandled.
    connected.catch(() => {});
    const session = await openConnectLink(link, bridgeUrl, wallet.app, memory);
    onTestFinished(() => session.stop());
    return { session, link, wallet: await connected };
  };
  /** Restarts the wallet, which resumes all stored connections. */
  const restart = () => {
    const sessions = [...stored.values()].map(
      (one) => new RemoteSession(one, wallet.app, memory, 0),
    );
    onTestFinished(() => {
      for (const session of sessions) session.stop();
    });
    return sessions;
  };
  return { ...wallet, open, connect, restart, stored, memory, bridge };
}

function nextWallet(app: TonConnect): Promise<ConnectedWallet> {
  return new Promise((resolve, reject) => {
    app.onStatusChange((wallet) => wallet && resolve(wallet), reject);
  });
}

test('a wallet connects over the bridge and proves that it holds the key', async () => {
  const { open, connect, wallet } = await startApp();
  const { account, connectItems } = (await connect(open(), 'challenge-1')).wallet;
  expect(account.address).toBe(wallet.address.toRawString());
  const proof = connectItems?.tonProof;
  if (!proof || 'error' in proof) throw new Error('No proof.');
  expect(isProved(account, proof)).toBe(true);
});

test('a payment over the bridge is on the chain with its comment', async () => {
  const { open, connect, chain } = await startApp();
  const app = open();
  await connect(app);
  await app.sendTransaction(payment('payment-9'));
  const [arrived] = chain.transactions(deposit);
  expect(arrived?.inMessage.body.beginParse().skip(32).loadStringTail()).toBe('payment-9');
});

test('an app receives the owner’s refusals of a payment and of a connection over the bridge', async () => {
  const { open, connect, owner, chain } = await startApp();
  const app = open();
  await connect(app);
  owner.agrees = false;
  await expect(app.sendTransaction(payment('payment-9'))).rejects.toBeInstanceOf(UserRejectsError);
  expect(chain.transactions(deposit)).toEqual([]);
  await app.disconnect();
  await expect(connect(open())).rejects.toBeInstanceOf(UserRejectsError);
});

test('a declined connection is closed on the wallet’s side', async () => {
  const { open, app: wallet, bridge, memory, restart } = await startApp({ agrees: false });
  const universalLink = new URL('/connect', bridge.url).href;
  const link = open().connect({ universalLink, bridgeUrl: bridge.url });
  const session = await openConnectLink(link, bridge.url, wallet, memory);
  await expect(session.ended).resolves.toBeUndefined();
  expect(restart()).toEqual([]);
});

test('an app pays over its stored connection after a reload', async () => {
  const { open, connect, chain, asked } = await startApp();
  const app = open();
  await connect(app);
  app.pauseConnection();
  const reloaded = open();
  await reloaded.restoreConnection();
  await reloaded.sendTransaction(payment('payment-9'));
  expect(chain.transactions(deposit)).toHaveLength(1);
  expect(asked.map(({ type }) => type)).toEqual(['connect', 'transfer']);
});

test('a restarted wallet handles a payment request that was sent meanwhile, once', async () => {
  const { open, connect, restart, chain } = await startApp();
  const app = open();
  const { session } = await connect(app);
  await app.sendTransaction(payment('payment-1'));
  session.stop();
  await session.ended;
  const paid = app.sendTransaction(payment('payment-2'));
  restart();

  await paid;
  const comments = chain
    .transactions(deposit)
    .map(({ inMessage }) => inMessage.body.beginParse().skip(32).loadStringTail());
  expect(comments).toEqual(['payment-2', 'payment-1']);
});

test('a wallet whose stream breaks opens it again and handles the requests that it missed', async () => {
  const { open, connect, restart, chain } = await startApp();
  const app = open();
  const { session } = await connect(app);
  session.stop();
  await session.ended;
  const broken = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => {
    // The stream ends before the request arrives.
    return new Response('event: heartbeat\ndata: heartbeat\n\n');
  });
  onTestFinished(() => broken.mockRestore());
  restart();

  await app.sendTransaction(payment('payment-1'));

  expect(chain.transactions(deposit)).toHaveLength(1);
});

test('a wallet that is stopped in the pause before it opens its stream again ends at once', async () => {
  const { open, connect, stored, memory, app: wallet } = await startApp();
  const { session } = await connect(open());
  session.stop();
  const [one] = stored.values();
  if (!one) throw new Error('No connection is stored.');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('The bridge is gone.'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    broken.mockRestore();
  });
  const resumed = new RemoteSession(one, wallet, memory);
  await new Promise((resolve) => setImmediate(resolve));

  resumed.stop();

  await expect(resumed.ended).resolves.toBeUndefined();
});

test('a message that the wallet cannot read is skipped, and the next request is handled', async () => {
  const { open, connect, stored, bridge, chain } = await startApp();
  const app = open();
  await connect(app);
  const [session] = stored.values();
  if (!session) throw new Error('No connection is stored.');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const query = { client_id: session.appId, to: session.keys.publicKey, ttl: '300' };
  const url = `${bridge.url}/message?${new URLSearchParams(query)}`;
  await fetch(url, { method: 'POST', body: 'bm90IGVuY3J5cHRlZA==' });

  await app.sendTransaction(payment('payment-9'));

  expect(chain.transactions(deposit)).toHaveLength(1);
  expect(warn.mock.calls).toEqual([
    ['The wallet cannot read a message of the bridge.', expect.any(Error)],
  ]);
});

test('a request that was open when the wallet stopped is declined after a restart', async () => {
  const { open, connect, restart, stored, chain, app: wallet } = await startApp();
  const app = open();
  const { session } = await connect(app);
  const reached = Promise.withResolvers<void>();
  const response = vi.spyOn(wallet, 'respond').mockImplementationOnce(() => {
    reached.resolve();
    return new Promise(() => {});
  });
  const asked = app.sendTransaction(payment('payment-1'));
  asked.catch(() => {});
  await reached.promise;
  session.stop();
  restart();

  await expect(asked).rejects.toBeInstanceOf(UserRejectsError);
  await expect.poll(() => [...stored.values()]).toMatchObject([{ unanswered: null }]);
  expect(response).toHaveBeenCalledTimes(1);
  expect(chain.transactions(deposit)).toEqual([]);
});

test('a connection that either side ended is not resumed', async () => {
  const { open, connect, restart } = await startApp();
  const app = open();
  const { session } = await connect(app);
  await session.disconnect();
  expect(restart()).toEqual([]);
  const other = open();
  const { session: second } = await connect(other);
  await other.disconnect();
  await second.ended;
  expect(restart()).toEqual([]);
});

test('the wallet closes its stream when the app disconnects', async () => {
  const { open, connect } = await startApp();
  const app = open();
  const { session } = await connect(app);
  await app.disconnect();
  await expect(session.ended).resolves.toBeUndefined();
  expect(app.connected).toBe(false);
});

test('the wallet closes its stream when the app disconnects, although the bridge refuses its answer', async () => {
  const { open, connect } = await startApp();
  const app = open();
  const { session } = await connect(app);
  vi.spyOn(session, 'post').mockRejectedValue(new Error('The bridge is gone.'));
  await app.disconnect();
  await expect(session.ended).resolves.toBeUndefined();
});

test('the owner who disconnects in the wallet disconnects the app over the bridge', async () => {
  const { open, connect } = await startApp();
  const app = open();
  const { session } = await connect(app);
  const left = new Promise((resolve) => app.onStatusChange(resolve));
  await session.disconnect();
  expect(await left).toBeNull();
});

test('messages over the bridge are encrypted', async () => {
  const { open, connect, bridge, wallet } = await startApp();
  const { link } = await connect(open());
  const client = new URL(link).searchParams.get('id');
  const address = new URL(`${bridge.url}/events?client_id=${client}`);
  const first = await readServerEvents(address, AbortSignal.timeout(2_000)).next();
  const { message } = JSON.parse(first.value?.data ?? '');
  const carried = Buffer.from(message, 'base64').toString('latin1');
  expect(carried.length).toBeGreaterThan(100);
  expect(carried).not.toContain('connect');
  expect(carried).not.toContain(wallet.address.hash.toString('hex'));
});

test('a connection over the bridge makes requests only to this machine', async () => {
  const hosts = watchConnections();
  const { open, connect } = await startApp();
  const app = open();
  await connect(app, 'challenge-1');
  await app.sendTransaction(payment('payment-9'));
  expect(new Set(hosts())).toEqual(new Set(['127.0.0.1']));
});
