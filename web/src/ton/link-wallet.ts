import {
  createWalletProofPayload,
  type ExtendedProfile,
  updateMyProfile,
  verifyWalletProof,
  type WalletProof,
} from '@bold/sdk';
import type { ConnectedWallet, TonConnectUI } from '@tonconnect/ui-react';
import { connectWallet } from './connect-wallet.ts';

/**
 * Connects a wallet and makes it the player's: proved where the wallet can prove it, else as an address that
 * somebody wrote. What the server refuses is not left connected.
 * @returns the profile with the wallet in it, `undefined` when the player chose none
 * @throws WalletFailure for the wallet, ApiProblem for the server
 */
export async function linkWallet(
  ui: TonConnectUI,
  network: WalletProof['network'],
): Promise<ExtendedProfile | undefined> {
  const { payload } = await createWalletProofPayload();
  const wallet = await connectWallet(ui, payload);
  if (!wallet) return undefined;
  const proof = proofOf(wallet, network);
  try {
    if (proof) return await verifyWalletProof(proof);
    return await updateMyProfile({ payment_info: { wallet_hash: wallet.account.address } });
  } catch (error) {
    // It may have left by itself in the meantime; what the server said is what counts.
    await ui.disconnect().catch((reason: unknown) => console.warn(reason));
    throw error;
  }
}

/** The wallet's proof as the contract wants it; `undefined` for a wallet that gave none. */
function proofOf(
  { account, connectItems }: ConnectedWallet,
  network: WalletProof['network'],
): WalletProof | undefined {
  const item = connectItems?.tonProof;
  if (!item || 'error' in item || !account.publicKey) return undefined;
  const { timestamp, domain, payload, signature } = item.proof;
  return {
    address: account.address,
    // TON Connect lets no wallet of another network in.
    network,
    public_key: account.publicKey,
    state_init: account.walletStateInit,
    proof: { timestamp, domain, payload, signature },
  };
}
