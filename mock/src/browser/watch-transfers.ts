import type { Mock } from '../mock.ts';
import type { ArrivedTransfer } from '../world/world.ts';

/** The type of the message in which the simulator's chain reports a transfer to the app's page. */
export const transferMessage = 'bold-ton-transfer';

type Page = Pick<Window, 'addEventListener' | 'parent'>;

/**
 * Pays the mock's invoices with the transfers that the simulator reports from its chain, as a server that watches the
 * real chain does. The wallet's answer to the app does not pay an invoice.
 */
export function watchTransfers(page: Page, { transfer: receive }: Pick<Mock, 'transfer'>): void {
  page.addEventListener('message', ({ data, source }: MessageEvent) => {
    if (source !== page.parent) return;
    const { type, transfer } = Object(data) as Record<string, unknown>;
    if (type === transferMessage && isTransfer(transfer)) receive(transfer);
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
