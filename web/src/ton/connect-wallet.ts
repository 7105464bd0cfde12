import type { ConnectedWallet, TonConnectUI } from '@tonconnect/ui-react';
import { toWalletFailure } from './ton-connect.ts';

/**
 * Lets the player choose a wallet and connect it; a wallet that is connected already is let go first, for
 * only a new connection can prove anything.
 * @param challenge what the wallet signs to prove that it is the player's, if it is to prove it
 * @returns the wallet, `undefined` when the player chose none
 * @throws WalletFailure when the wallet declined or failed
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
