import { Address } from '@ton/core';
import { type BotApi, startBotApi } from '../telegram/bot-api/bot-api.ts';
import { startWalletBridge } from '../telegram/ton/bridge/wallet-bridge.ts';
import { Chain } from '../telegram/ton/chain/chain.ts';
import { startChainServer } from '../telegram/ton/chain/chain-server.ts';
import { depositAddress } from '../world/deposit-address.ts';
import type { Environment } from './server-environment.ts';

/**
 * Starts the fake Bot API for `npm start` (decisions §1). Pages of this machine may use the fake API from any port,
 * because `npm run dev:server` serves the simulator on another port.
 * @returns The running fake. Null in production, or if `environment` names another Bot API.
 */
export async function botApiFor(
  environment: Environment & { BOT_TOKEN: string },
): Promise<BotApi | null> {
  if (environment.TELEGRAM_API_ROOT || environment.NODE_ENV === 'production') return null;
  return startBotApi({
    token: environment.BOT_TOKEN,
    simulatorHosts: ['127.0.0.1', 'localhost', '[::1]'],
  });
}

type FakeChain = {
  environment: { TON_API_URL: string; TON_DEPOSIT_ADDRESS: string };
  /** The URL of the page to open. If the page is the simulator, the URL's query contains the chain's port. */
  page: string;
  close: () => Promise<void>;
};

/**
 * Starts the fake chain for `npm start` (decisions §1). If `environment` has no `TON_DEPOSIT_ADDRESS`, the deposit
 * address is `depositAddress`.
 * @returns The running fake chain. Null in production, or if `environment` names another chain.
 */
export async function chainFor(environment: Environment, page: string): Promise<FakeChain | null> {
  if (environment.TON_API_URL || environment.NODE_ENV === 'production') return null;
  const named = environment.TON_DEPOSIT_ADDRESS;
  const deposit = named ? Address.parse(named) : Address.parseRaw(depositAddress);
  const { url, close } = await startChainServer(new Chain({ now: Date.now, active: [deposit] }));
  const address = new URL(page);
  if (address.pathname === '/simulator/') address.searchParams.set('chain', new URL(url).port);
  return {
    environment: {
      TON_API_URL: `${url}/api/v2`,
      TON_DEPOSIT_ADDRESS: deposit.toString({ bounceable: false }),
    },
    page: address.href,
    close,
  };
}

type FakeWalletBridge = {
  /**
   * Environment variables for the server. `WALLETS_URL` is the URL of a list that contains only the simulator's wallet;
   * the variable is absent if `walletBridgeFor` received a `WALLETS_URL`.
   */
  environment: { WALLETS_URL?: string };
  /** The simulator's URL, with the bridge's port in the query. */
  page: string;
  close: () => Promise<void>;
};

/**
 * Starts a fake bridge of TON Connect for `npm start` (decisions §1). Returns null in production, or if `page` is not
 * the simulator.
 */
export async function walletBridgeFor(
  { NODE_ENV, WALLETS_URL: named }: Environment,
  page: string,
): Promise<FakeWalletBridge | null> {
  const address = new URL(page);
  if (address.pathname !== '/simulator/' || NODE_ENV === 'production') return null;
  const { url, close } = await startWalletBridge();
  address.searchParams.set('bridge', new URL(url).port);
  const environment = named ? {} : { WALLETS_URL: new URL('/wallets.json', url).href };
  return { environment, page: address.href, close };
}
