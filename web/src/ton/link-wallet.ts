import {
  createWalletProofPayload,
  type ExtendedProfile,
  updateMyProfile,
  verifyWalletProof,
  type WalletProof,
} from '@bold/sdk';
import type { TonConnectUI, Wallet } from '@tonconnect/ui-react';
import { connectWallet } from './connect-wallet.ts';
import { returnFocus } from './return-focus.ts';
import type { WalletSettings } from './wallet-settings.ts';

type Save = () => Promise<ExtendedProfile>;

type LinkOptions = {
  settings: WalletSettings;
  /** Calls `save` as soon as no other request that saves the profile is running. */
  inSequence: (save: Save) => Promise<ExtendedProfile>;
  /** Aborted when the player leaves the page. A wallet that this call has already connected is still saved. */
  signal: AbortSignal;
};

/**
 * Connects a wallet and saves its address; a proof from the wallet makes the address verified. If saving fails,
 * disconnects the wallet.
 * @returns the profile with the wallet, or `undefined` if the player chose no wallet or left the page
 * @throws WalletFailure if the wallet declined or failed, ApiProblem if the server refused a request
 */
export async function linkWallet(
  ui: TonConnectUI,
  { settings, inSequence, signal }: LinkOptions,
): Promise<ExtendedProfile | undefined> {
  const { payload } = await createWalletProofPayload();
  if (signal.aborted) return undefined;
  const wallet = await returnFocus(
    () => connectWallet(ui, { challenge: payload, signal }),
    settings.language,
  );
  if (!wallet) return undefined;
  const proof = proofOf(wallet, settings.network);
  const save: Save = () =>
    proof
      ? verifyWalletProof(proof)
      : updateMyProfile({ payment_info: { wallet_hash: wallet.account.address } });
  try {
    return await inSequence(save);
  } catch (error) {
    // The wallet may have disconnected meanwhile; the server's error is more important.
    await ui.disconnect().catch((reason: unknown) => console.warn(reason));
    throw error;
  }
}

/** Returns the wallet's proof in the API's format, or undefined if the wallet gave no proof or no public key. */
function proofOf(
  { account, connectItems }: Wallet,
  network: WalletProof['network'],
): WalletProof | undefined {
  const item = connectItems?.tonProof;
  if (!item || 'error' in item || !account.publicKey) return undefined;
  const { timestamp, domain, payload, signature } = item.proof;
  return {
    address: account.address,
    // TON Connect refuses wallets of another network.
    network,
    public_key: account.publicKey,
    state_init: account.walletStateInit,
    proof: { timestamp, domain, payload, signature },
  };
}
