import type { Mock } from '../mock.ts';
import type { ArrivedTransfer } from '../world/world.ts';

/** The type of the message that the simulator posts to the app's page for each transfer on the simulated chain. */
export const transferMessage = 'bold-ton-transfer';

type Page = Pick<Window, 'addEventListener' | 'parent'>;

/**
 * Pays the mock's invoices when the simulator reports transfers on the simulated chain. The wallet's answer to the app
 * pays no invoice, as on a real server.
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
