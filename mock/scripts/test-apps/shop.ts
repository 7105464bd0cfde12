import { TonConnect, UserRejectsError, type Wallet } from '@tonconnect/sdk';
import { TonConnectUI } from '@tonconnect/ui';
import { Buffer } from 'buffer';
import { persistWorld } from '../../src/browser/persist-world.ts';
import { watchTransfers } from '../../src/browser/watch-transfers.ts';
import { createMock } from '../../src/mock.ts';
import { createInvoice } from '../../src/tags/create-invoice.ts';
import { createWalletProofPayload, verifyWalletProof } from '../../src/tags/wallet/wallet-proof.ts';
import { findOrCreatePlayer } from '../../src/world/players.ts';

// A small shop that uses only TON Connect's own libraries, with the mock as its server. The mock checks the wallet's
// proof, sells taps and watches the simulator's chain. Purchases survive a reload of the page.

Object.assign(globalThis, { Buffer });

const { signal } = new AbortController();
const keeper = persistWorld(window, signal);
const mock = createMock({}, keeper.save);
keeper.restore(mock);
const player = findOrCreatePlayer(mock.world, { id: 77, first_name: 'Shopper' }, null, mock.now());
watchTransfers(window, mock, signal);
const call = () => ({
  world: mock.world,
  player,
  now: mock.now(),
  host: location.hostname,
  pushBalance: () => undefined,
});

const connector = new TonConnect({
  manifestUrl: `${location.origin}/tonconnect-manifest.json`,
  walletsListSource: `${location.origin}/wallets.json`,
  analytics: { mode: 'off' },
});
const ui = new TonConnectUI({ connector, buttonRootId: 'connect', analytics: { mode: 'off' } });

const reasonOf = (error: unknown) =>
  error instanceof UserRejectsError ? 'declined' : String(error);

const show = (id: string, text: string) => {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
};
const press = (id: string, act: () => unknown) =>
  document.getElementById(id)?.addEventListener('click', act);
const post = (eventType: string, eventData?: object) =>
  parent.postMessage(JSON.stringify({ eventType, eventData }), location.origin);

/** Verifies the wallet's proof. Returns `proved`, `without proof` or the message of the error. */
async function proofOf({ account, connectItems }: Wallet): Promise<string> {
  const item = connectItems?.tonProof;
  if (!item || !('proof' in item)) return 'without proof';
  const body = {
    address: account.address,
    network: account.chain as '-239' | '-3',
    public_key: account.publicKey ?? '',
    state_init: account.walletStateInit,
    proof: item.proof,
  };
  return verifyWalletProof({ ...call(), body }).then(
    () => 'proved',
    ({ message }: Error) => message,
  );
}

async function showWallet(wallet: Wallet | null): Promise<void> {
  if (!wallet) return show('wallet', 'No wallet.');
  const { address, chain } = wallet.account;
  show('wallet', `${address} on ${chain}, ${await proofOf(wallet)}`);
}

async function connectOverBridge(): Promise<void> {
  const [listed] = await connector.getWallets();
  if (!listed || !('bridgeUrl' in listed)) throw new Error('No wallet with a bridge is listed.');
  const { universalLink, bridgeUrl } = listed;
  const { payload: tonProof } = createWalletProofPayload(call());
  const url = connector.connect({ universalLink, bridgeUrl }, { request: { tonProof } });
  post('web_app_open_link', { url });
}

async function pay(): Promise<void> {
  show('payment', 'Asked.');
  const { beginCell } = await import('@ton/core');
  const purchase = { currency: 'TON', price: 0.3, points: 100, taps: 100 } as const;
  const { pathname, searchParams } = new URL(createInvoice(call(), purchase).invoice_link);
  keeper.save();
  const comment = searchParams.get('text') ?? '';
  const body = beginCell().storeUint(0, 32).storeStringTail(comment).endCell();
  const message = {
    address: pathname.replaceAll('/', '').replace('transfer', ''),
    amount: searchParams.get('amount') ?? '',
    payload: body.toBoc().toString('base64'),
  };
  const sent = connector.sendTransaction({
    validUntil: Math.floor(Date.now() / 1_000) + 300,
    network: '-239',
    messages: [message],
  });
  await sent.then(
    () => show('payment', `Sent for ${comment}.`),
    (error) => show('payment', `Not sent: ${reasonOf(error)}.`),
  );
}

press('bridge', connectOverBridge);
press('pay', pay);
press('disconnect', () => connector.disconnect());
connector.onStatusChange(showWallet, (error) =>
  show('wallet', `Not connected: ${reasonOf(error)}.`),
);
const showTaps = () => show('taps', `${player.availableTaps} taps`);
window.addEventListener('message', showTaps);
showTaps();
show('wallet', 'No wallet.');
ui.setConnectRequestParameters({
  state: 'ready',
  value: { tonProof: createWalletProofPayload(call()).payload },
});
post('iframe_ready', { reload_supported: false });
post('web_app_ready');
post('web_app_expand');
