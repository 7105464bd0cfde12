import { openTonConnect } from './open-ton-connect.ts';
import type { WalletSettings } from './wallet-settings.ts';

/** How a transfer was left: signed and sent, or not wanted by the player after all. */
export type TransferEnd = 'sent' | 'refused';

/**
 * Pays a `ton://transfer/…` link from the player's wallet, which is connected first where none is. That it
 * was sent does not say that it arrived: only the server's word credits anything (decisions §6).
 * @throws WalletFailure when the wallet is of another network, cannot be reached, or fails
 */
export async function sendTransfer(link: string, settings: WalletSettings): Promise<TransferEnd> {
  const ui = await openTonConnect(settings);
  // TON Connect is here now, and what needs it costs nothing more.
  const [{ connectWallet }, { transferRequest }, { toWalletFailure }] = await Promise.all([
    import('./connect-wallet.ts'),
    import('./transfer-request.ts'),
    import('./ton-connect.ts'),
  ]);
  try {
    await ui.connectionRestored;
    const isConnected = ui.connected || (await connectWallet(ui)) !== undefined;
    if (!isConnected) return 'refused';
    await ui.sendTransaction(transferRequest(link, { network: settings.network, now: Date.now() }));
    return 'sent';
  } catch (error) {
    const failure = toWalletFailure(error);
    if (failure.reason === 'declined') return 'refused';
    throw failure;
  }
}
