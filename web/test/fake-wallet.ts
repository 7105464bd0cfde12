import {
  injectWallet,
  type WalletMode,
  walletKey,
  walletLoader,
  walletsList,
} from '@bold/mock/wallet';
import { onTestFinished, vi } from 'vitest';
import { openTonConnect } from '../src/ton/open-ton-connect.ts';
import { walletSettings } from '../src/ton/wallet-settings.ts';
import { testConfig } from './app-config.ts';

type Loading = Parameters<typeof walletLoader>[0];

/** A configuration whose list of wallets contains only the simulated wallet. */
export const walletConfig = {
  wallets_url: `data:application/json,${encodeURIComponent(JSON.stringify(walletsList()))}`,
};

/** The player in tests that use TON Connect without opening the app. */
export const walletPlayer = { language: 'en', telegramId: 1, interceptBack() {} } as const;

type Holding = {
  /** Called with each transfer that has arrived on the simulated chain. */
  onArrival?: NonNullable<Loading['onArrival']>;
  /** True if the page is open in the wallet's own browser. If false, the wallet is a browser extension. */
  isWalletBrowser?: boolean;
  /** If the mode is `ask`, decides whether the owner agrees to a connection or transfer. By default, always agrees. */
  ask?: Loading['ask'];
};

/**
 * Injects a simulated wallet into the page until the test ends. The wallet belongs to the simulator's person Dewey.
 * @returns the wallet; its `disconnect` ends the connection from the wallet's side
 */
export function holdWallet(
  mode: WalletMode,
  { onArrival = () => {}, isWalletBrowser = true, ask = async () => true }: Holding = {},
) {
  const memory = { isConnected: false };
  const wallet = injectWallet(
    walletLoader({ owner: 'dewey', mode, chainUrl: null, onArrival, ask }),
    {
      isConnected: () => memory.isConnected,
      store: (isConnected) => Object.assign(memory, { isConnected }),
    },
    isWalletBrowser,
  );
  Object.assign(window, { [walletKey]: wallet });
  serveManifest();
  onTestFinished(async () => {
    const settings = walletSettings({ ...testConfig, ...walletConfig }, walletPlayer);
    const ui = settings && (await openTonConnect(settings));
    if (ui?.connected) await ui.disconnect();
    Reflect.deleteProperty(window, walletKey);
  });
  return wallet;
}

type Wallet = ReturnType<typeof holdWallet>;
type Response = Awaited<ReturnType<Wallet['tonconnect']['connect']>>;
type Connected = Extract<Response, { event: 'connect' }>['payload'];

/** Changes what the wallet responds when it connects. */
export function changeConnection({ tonconnect }: Wallet, change: (payload: Connected) => void) {
  const connectFully = tonconnect.connect;
  tonconnect.connect = async (...request) => {
    const response = await connectFully(...request);
    if (response.event === 'connect') change(response.payload);
    return response;
  };
}

/** Makes the wallet connect without a proof of its address, as some wallets do. */
export function withoutProof(wallet: Wallet): void {
  changeConnection(wallet, (payload) => {
    payload.items = payload.items.filter(({ name }) => name !== 'ton_proof');
  });
}

/** Serves the manifest for wallets, because in tests no server serves it. */
function serveManifest() {
  const real = fetch;
  const manifest = { url: location.origin, name: 'Bold', iconUrl: `${location.origin}/icon.png` };
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).endsWith('/tonconnect-manifest.json')
        ? Promise.resolve(Response.json(manifest))
        : real(input, init),
    );
  onTestFinished(() => spy.mockRestore());
}
