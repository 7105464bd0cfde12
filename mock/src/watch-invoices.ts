import type { Mock } from './mock.ts';

/** What the messenger posts to the app when a pay sheet closes. */
interface InvoiceClosed {
  eventType: 'invoice_closed';
  eventData: { slug: string; status: 'paid' | 'failed' | 'cancelled' | 'pending' };
}

type Page = Pick<Window, 'addEventListener' | 'parent'>;

/**
 * Lets the mock learn how a pay sheet closed, as a bot would from `successful_payment`: from the message that
 * the messenger around the page posts to it. Invoices that are not the mock's are left alone.
 */
export function watchInvoices(page: Page, { world, pay }: Pick<Mock, 'world' | 'pay'>): void {
  page.addEventListener('message', ({ data, source }: MessageEvent) => {
    const closed = source === page.parent ? parse(data) : undefined;
    if (!isInvoiceClosed(closed)) return;
    const { slug, status } = closed.eventData;
    if (world.payments.some(({ id }) => id === slug)) pay(slug, status);
  });
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
