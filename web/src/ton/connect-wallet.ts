import type { ConnectedWallet, TonConnectUI } from '@tonconnect/ui-react';
import { toWalletFailure } from './ton-connect.ts';

/**
 * Lets the player choose and connect a wallet. Disconnects a connected wallet first, because a wallet proves its
 * address only when it connects.
 * @param challenge the text that the wallet signs to prove its address; without a challenge, no proof is requested
 * @returns the wallet, or `undefined` if the player closed TON Connect's window
 * @throws WalletFailure if the wallet declined or failed
 */
export async function connectWallet(
  ui: TonConnectUI,
  challenge?: string,
): Promise<ConnectedWallet | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<ConnectedWallet | undefined>();
  await ui.connectionRestored;
  if (ui.connected) await ui.disconnect();
  ui.setConnectRequestParameters(
    challenge === undefined ? null : { state: 'ready', value: { tonProof: challenge } },
  );
  const unsubscribe = [
    ui.onStatusChange((wallet) => wallet && resolve(wallet), reject),
    ui.onModalStateChange(({ closeReason }) => {
      if (closeReason === 'action-cancelled') resolve(undefined);
    }),
  ];
  try {
    ui.openModal().catch(reject);
    return await promise;
  } catch (error) {
    throw toWalletFailure(error);
  } finally {
    for (const stop of unsubscribe) stop();
    if (ui.modalState.status === 'opened') ui.closeModal();
  }
}
