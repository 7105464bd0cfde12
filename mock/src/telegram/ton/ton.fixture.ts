import { Address, beginCell } from '@ton/core';
import { Chain } from './chain/chain.ts';
import type { WalletChoice } from './chain/wallet.ts';
import { openWallet } from './chain/wallet.ts';
import { startLocalServer } from './local-server.ts';
import { networkOf } from './wallet/page-wallet.ts';
import { TonWallet, type WalletPrompt } from './wallet/ton-wallet.ts';

/** A shop's deposit account. The account has a contract. */
export const deposit = Address.parseRaw(`0:${'b01d'.repeat(16)}`);

/** 2026-01-01, in milliseconds. */
export const newYear = Date.UTC(2026, 0, 1);

/**
 * Creates a wallet on a new chain. A test can change the returned `owner.agrees`, which is the owner's answer to every
 * question.
 */
export function startWallet({
  agrees = true,
  now = () => newYear,
  ...choice
}: Partial<WalletChoice> & { agrees?: boolean; now?: () => number } = {}) {
  const chain = new Chain({ now, active: [deposit] });
  const wallet = openWallet({ owner: 'dewey', ...choice });
  const owner = { agrees };
  const asked: WalletPrompt[] = [];
  const decide = async (prompt: WalletPrompt) => {
    asked.push(prompt);
    return owner.agrees;
  };
  const app = new TonWallet({ wallet, network: networkOf(chain), decide, now });
  return { app, wallet, chain, asked, owner };
}

/** Returns a text comment as the payload of a transfer, in base64. */
export function commentBody(text: string): string {
  const cell = beginCell().storeUint(0, 32).storeStringTail(text).endCell();
  return cell.toBoc().toString('base64');
}

/** Returns the message of a transfer to the shop. `amount` is in nano-TON. */
export function purchase(comment = 'payment-1', amount = '30000000') {
  const address = deposit.toString({ bounceable: false });
  return { address, amount, payload: commentBody(comment) };
}

/** Starts a server that serves the app's manifest, two incomplete manifests and `walletsList`. */
export async function startAppServer(walletsList: unknown = []) {
  const server = await startLocalServer(0, (_, { pathname }) => {
    const files: Record<string, unknown> = {
      '/tonconnect-manifest.json': {
        url: server.url,
        name: 'Bold',
        iconUrl: `${server.url}/icon.png`,
      },
      '/unfinished.json': { name: 'Bold' },
      '/nameless.json': { url: server.url, name: '', iconUrl: `${server.url}/icon.png` },
      '/wallets.json': walletsList,
    };
    const file = files[pathname];
    return file ? Response.json(file) : new Response(null, { status: 404 });
  });
  return server;
}
