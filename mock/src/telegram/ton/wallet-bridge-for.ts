import type { Environment } from '../../server-environment.ts';
import { startWalletBridge } from './wallet-bridge.ts';

/** The bridge of `npm start`, and the page that a person opens. */
export interface WalletBridgeStandIn {
  /**
   * Environment variables of the server: `WALLETS_URL`, a list with the simulator's wallet alone; empty when the
   * caller set one.
   */
  environment: { WALLETS_URL?: string };
  /** The simulator's address with the bridge's port, so that its wallet opens connect links. */
  page: string;
  close: () => Promise<void>;
}

/**
 * Starts TON Connect's bridge for `npm start` (decisions §1); null where `page` is not the simulator,
 * which is there for the development token alone, or the server runs for real.
 */
export async function walletBridgeFor(
  { NODE_ENV, WALLETS_URL: named }: Environment,
  page: string,
): Promise<WalletBridgeStandIn | null> {
  const address = new URL(page);
  if (address.pathname !== '/simulator/' || NODE_ENV === 'production') return null;
  const { url, close } = await startWalletBridge();
  address.searchParams.set('bridge', new URL(url).port);
  const environment = named ? {} : { WALLETS_URL: new URL('/wallets.json', url).href };
  return { environment, page: address.href, close };
}
