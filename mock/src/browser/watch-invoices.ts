import type { Mock } from '../mock.ts';

type InvoiceClosed = {
  eventType: 'invoice_closed';
  eventData: { slug: string; status: 'paid' | 'failed' | 'cancelled' | 'pending' };
};

type Page = Pick<Window, 'addEventListener' | 'parent'>;

/**
 * Sets a payment's status when Telegram reports a closed pay sheet, until `signal` aborts. Ignores invoices that are
 * not in `world`.
 */
export function watchInvoices(
  page: Page,
  { world, pay }: Pick<Mock, 'world' | 'pay'>,
  signal: AbortSignal,
): void {
  const receive = ({ data, source }: MessageEvent) => {
    const closed = source === page.parent ? parse(data) : undefined;
    if (!isInvoiceClosed(closed)) return;
    const { slug, status } = closed.eventData;
    if (world.payments.some(({ id }) => id === slug)) pay(slug, status);
  };
  page.addEventListener('message', receive, { signal });
}

function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function isInvoiceClosed(message: unknown): message is InvoiceClosed {
  const { eventType, eventData } = Object(message) as Record<string, unknown>;
  const { slug, status } = Object(eventData) as Record<string, unknown>;
  return (
    eventType === 'invoice_closed' &&
    typeof slug === 'string' &&
    ['paid', 'failed', 'cancelled', 'pending'].includes(String(status))
  );
}
