import type { Gateway } from '../../features/payments/gateway.ts';
import { WalletFailure } from '../../ton/wallet-failure.ts';
import { walletFailureText } from '../../ton/wallet-failure-text.ts';
import type { WalletSettings } from '../../ton/wallet-settings.ts';
import type { ToastMessage } from '../../ui/toasts/toast-store.ts';

/**
 * The payment's outcome for each result of `sendTransfer`. A sent transfer is pending until the server sees it on the
 * chain (decisions §6).
 */
const outcomes = { sent: 'pending', unanswered: 'unanswered', refused: 'cancelled' } as const;

/**
 * Creates the gateway for TON, which lets the player's wallet sign a transfer.
 * @param notify called with the reason why the wallet failed
 */
export function tonGateway(
  settings: WalletSettings,
  notify: (message: ToastMessage) => void,
): Gateway {
  let isOpen = false;
  return {
    obstacle: () => (isOpen ? 'already-open' : undefined),
    async open(link, onRequest) {
      isOpen = true;
      try {
        const { sendTransfer } = await import('../../ton/send-transfer.ts');
        return outcomes[await sendTransfer(link, settings, onRequest)];
      } catch (error) {
        console.warn(error);
        const reason = error instanceof WalletFailure ? error.reason : 'failed';
        notify(walletFailureText[settings.language][reason]);
        return 'failed';
      } finally {
        isOpen = false;
      }
    },
  };
}
