import { openTonConnect } from './open-ton-connect.ts';
import { returnFocus } from './return-focus.ts';
import type { WalletSettings } from './wallet-settings.ts';

/**
 * After `unanswered`, the wallet may have sent the transfer, or can still send it: the player has closed TON Connect's
 * window, or the wallet has reported an unknown error.
 */
export type TransferEnd = 'sent' | 'refused' | 'unanswered';

/**
 * Lets the player's wallet sign the transfer of a `ton://transfer/…` link. Connects a wallet first if necessary.
 * @param onRequest Called just before the wallet gets the request; from then on, the wallet can send the transfer
 * @returns the outcome; only the server can confirm a `sent` transfer, which can still fail on the chain (decisions §6)
 * @throws WalletFailure if `link` is invalid, the wallet is not on `settings.network`, or connecting or signing fails
 */
export function sendTransfer(
  link: string,
  settings: WalletSettings,
  onRequest: () => void,
): Promise<TransferEnd> {
  return returnFocus(() => askWallet(link, settings, onRequest), settings.language);
}

async function askWallet(
  link: string,
  settings: WalletSettings,
  onRequest: () => void,
): Promise<TransferEnd> {
  const ui = await openTonConnect(settings);
  // Loaded only now, as TON Connect itself is: the store shows its offers without them.
  const [{ connectWallet }, { transferRequest }, { isForgotten, isUnanswered, toWalletFailure }] =
    await Promise.all([
      import('./connect-wallet.ts'),
      import('./transfer-request.ts'),
      import('./ton-connect.ts'),
    ]);
  let isRequested = false;
  try {
    await ui.connectionRestored;
    const isConnected = ui.connected || (await connectWallet(ui)) !== undefined;
    if (!isConnected) return 'refused';
    const request = transferRequest(link, { network: settings.network, now: Date.now() });
    isRequested = true;
    onRequest();
    await ui.sendTransaction(request);
    return 'sent';
  } catch (error) {
    if (isRequested && isUnanswered(error)) return 'unanswered';
    // Otherwise each further attempt would ask a wallet that does not know the app.
    if (isForgotten(error)) await ui.disconnect().catch(console.warn);
    const failure = toWalletFailure(error);
    if (failure.reason === 'declined') return 'refused';
    throw failure;
  }
}
