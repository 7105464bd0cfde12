import type { Mock } from '../mock.ts';
import { type ArrivedTransfer, payTransfer } from '../tags/pay-transfer.ts';

/** The type of the message in which the simulator's chain reports a transfer to the app's page. */
export const transferMessage = 'bold-ton-transfer';

type Page = Pick<Window, 'addEventListener' | 'parent'>;

/**
 * Reports the transfers on the simulator's chain to the mock, as a server watches the real chain. The wallet's own
 * answer to the app does not count.
 */
export function watchTransfers(page: Page, mock: Pick<Mock, 'world' | 'pay'>): void {
  page.addEventListener('message', ({ data, source }: MessageEvent) => {
    if (source !== page.parent) return;
    const { type, transfer } = Object(data) as Record<string, unknown>;
    if (type === transferMessage && isTransfer(transfer)) payTransfer(mock, transfer);
  });
}

function isTransfer(value: unknown): value is ArrivedTransfer {
  const { destination, amount, comment } = Object(value) as Record<string, unknown>;
  return (
    typeof destination === 'string' &&
    typeof amount === 'string' &&
    (comment === null || typeof comment === 'string')
  );
}
