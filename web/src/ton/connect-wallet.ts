import type { TonConnectUI, Wallet } from '@tonconnect/ui-react';
import { toWalletFailure, whenDescribed } from './ton-connect.ts';

type ConnectOptions = {
  /** The text that the wallet signs to prove its address. Without a challenge, no proof is requested. */
  challenge?: string;
  /** Aborted when the player has left the page. TON Connect's window then closes, or does not open. */
  signal?: AbortSignal;
};

/**
 * Lets the player choose and connect a wallet. Disconnects a connected wallet first, because a wallet proves its
 * address only when it connects.
 * @returns the wallet, or `undefined` if the player closed TON Connect's window or left the page
 * @throws WalletFailure if the wallet declined or failed
 */
export async function connectWallet(
  ui: TonConnectUI,
  { challenge, signal }: ConnectOptions = {},
): Promise<Wallet | undefined> {
  let resolve: (wallet: Wallet | undefined) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Wallet | undefined>((...settle) => {
    [resolve, reject] = settle;
  });
  await ui.connectionRestored;
  if (ui.connected) await ui.disconnect();
  if (signal?.aborted) return undefined;
  // TON Connect keeps the name and the link of the last wallet, and replaces them only by those of a listed wallet.
  Object.assign(ui, { walletInfo: null });
  ui.setConnectRequestParameters(
    challenge === undefined ? null : { state: 'ready', value: { tonProof: challenge } },
  );
  const unsubscribe = [
    // Not `ui.onStatusChange`: it is never called for a wallet that the list of wallets does not name.
    ui.connector.onStatusChange((wallet) => {
      if (wallet) whenDescribed(ui).then(() => resolve(wallet));
    }, reject),
    ui.onModalStateChange(({ closeReason }) => {
      if (closeReason === 'action-cancelled') resolve(undefined);
    }),
  ];
  const leave = () => resolve(undefined);
  signal?.addEventListener('abort', leave);
  const opening = ui.openModal().catch(reject);
  try {
    return await promise;
  } catch (error) {
    throw toWalletFailure(error);
  } finally {
    for (const stop of unsubscribe) stop();
    signal?.removeEventListener('abort', leave);
    // A window that is still opening cannot be closed.
    if (signal?.aborted) await opening;
    if (ui.modalState.status === 'opened') ui.closeModal();
  }
}
