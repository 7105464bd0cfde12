import type { Gateway } from '../../features/payments/gateway.ts';
import { WalletFailure } from '../../ton/wallet-failure.ts';
import { walletFailureText } from '../../ton/wallet-failure-text.ts';
import type { WalletSettings } from '../../ton/wallet-settings.ts';
import type { ToastMessage } from '../../ui/toasts/toast-store.ts';

/**
 * Paying with TON: the invoice link is a transfer that the player's wallet signs. One that was sent is
 * pending, for only the server sees it arrive (decisions §6).
 * @param tell says what the wallet failed at
 */
export function tonGateway(
  settings: WalletSettings,
  tell: (message: ToastMessage) => void,
): Gateway {
  let isOpen = false;
  return {
    obstacle: () => (isOpen ? 'already-open' : undefined),
    async open(link) {
      isOpen = true;
      try {
        const { sendTransfer } = await import('../../ton/send-transfer.ts');
        return (await sendTransfer(link, settings)) === 'sent' ? 'pending' : 'cancelled';
      } catch (error) {
        console.warn(error);
        const reason = error instanceof WalletFailure ? error.reason : 'failed';
        tell(walletFailureText[settings.language][reason]);
        return 'failed';
      } finally {
        isOpen = false;
      }
    },
  };
}
