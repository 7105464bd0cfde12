import type { Mock } from '../mock.ts';
import type { ArrivedTransfer } from '../world/world.ts';

/** The type of the message that the simulator posts to the app's page for each transfer on the simulated chain. */
export const transferMessage = 'bold-ton-transfer';

/** The type of the message that the app's page posts to the simulator when the page can receive transfers. */
export const receivingMessage = 'bold-ton-receiving';

type Page = Pick<Window, 'addEventListener' | 'location' | 'parent'>;

/** Receives the TON transfers that the simulator posts, and pays the invoice of each transfer. */
export function watchTransfers(page: Page, { transfer: receive }: Pick<Mock, 'transfer'>): void {
  page.addEventListener('message', ({ data, source }: MessageEvent) => {
    if (source !== page.parent) return;
    const { type, transfer } = Object(data) as Record<string, unknown>;
    if (type === transferMessage && isTransfer(transfer)) receive(transfer);
  });
  page.parent.postMessage({ type: receivingMessage }, page.location.origin);
}

function isTransfer(value: unknown): value is ArrivedTransfer {
  const { destination, amount, comment } = Object(value) as Record<string, unknown>;
  return (
    typeof destination === 'string' &&
    typeof amount === 'string' &&
    (comment === null || typeof comment === 'string')
  );
}
