import { Address } from '@ton/core';
import type { Environment } from '../../server-environment.ts';
import { Chain } from './chain.ts';
import { startChainServer } from './chain-server.ts';

/** The chain that the server of `npm start` watches, and the page that a person opens. */
export interface ChainStandIn {
  /** Environment variables of the server: `TON_API_URL`, `TON_DEPOSIT_ADDRESS`. */
  environment: { TON_API_URL: string; TON_DEPOSIT_ADDRESS: string };
  /** The simulator's address with the chain's port, so that its wallet pays on the same chain. */
  page: string;
  close: () => Promise<void>;
}

/** The deposit address of development. No key exists for it. */
const developmentDeposit = Address.parseRaw(`0:${'b01d'.repeat(16)}`);

/**
 * Starts the chain stand-in for `npm start` (decisions §1); null when the caller named a chain or runs
 * for real. The deposit account is the caller's `TON_DEPOSIT_ADDRESS` or the one of development.
 */
export async function chainFor(
  environment: Environment,
  page: string,
): Promise<ChainStandIn | null> {
  if (environment.TON_API_URL || environment.NODE_ENV === 'production') return null;
  const named = environment.TON_DEPOSIT_ADDRESS;
  const deposit = named ? Address.parse(named) : developmentDeposit;
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
