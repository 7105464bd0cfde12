import type { Mock } from '../mock.ts';
import type { ArrivedTransfer } from '../world/world.ts';

/** The type of the message that the simulator posts to the app's page for each transfer on the simulated chain. */
export const transferMessage = 'bold-ton-transfer';

/** The type of the message that the app's page posts to the simulator when the page can receive transfers. */
export const receivingMessage = 'bold-ton-receiving';

type Page = Pick<Window, 'addEventListener' | 'location' | 'parent'>;

/** Receives the TON transfers that the simulator posts, and pays the invoice of each, until `signal` aborts. */
export function watchTransfers(
  page: Page,
  { transfer: pay }: Pick<Mock, 'transfer'>,
  signal: AbortSignal,
): void {
  const receive = ({ data, source }: MessageEvent) => {
    if (source !== page.parent) return;
    const { type, transfer } = Object(data) as Record<string, unknown>;
    if (type === transferMessage && isTransfer(transfer)) pay(transfer);
  };
  page.addEventListener('message', receive, { signal });
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
