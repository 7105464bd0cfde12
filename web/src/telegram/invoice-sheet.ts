import { request, supports } from '@telegram-apps/sdk-react';

/** How the messenger's pay sheet was left. */
export type InvoiceStatus = 'paid' | 'failed' | 'cancelled' | 'pending';

/** Why no invoice can be opened now. */
export type InvoiceObstacle = 'unsupported' | 'already-open';

/** The messenger's pay sheet: there is one, and it takes one invoice at a time. */
export type InvoiceSheet = {
  /** What stands in the way of opening an invoice now; nothing if it can be opened. */
  obstacle(): InvoiceObstacle | undefined;
  /**
   * Opens an invoice and answers once the sheet is closed. A person may think for as long as they
   * like, so a host that never answers leaves it open; nothing may wait for it alone.
   * @param url an invoice link, `https://t.me/$…` or `https://t.me/invoice/…`
   */
  open(url: string): Promise<InvoiceStatus | InvoiceObstacle>;
};

function slugOf(url: string): string {
  return new URL(url).pathname.replace(/^\/(\$|invoice\/)/, '');
}

/** The pay sheet of a host whose protocol has this version; invoices came with 6.1. */
export function invoiceSheet(version: string): InvoiceSheet {
  let isOpen = false;

  function obstacle(): InvoiceObstacle | undefined {
    if (!supports('web_app_open_invoice', version)) return 'unsupported';
    return isOpen ? 'already-open' : undefined;
  }

  return {
    obstacle,
    async open(url) {
      const inTheWay = obstacle();
      if (inTheWay) return inTheWay;
      const slug = slugOf(url);
      isOpen = true;
      try {
        const { status } = await request('web_app_open_invoice', 'invoice_closed', {
          params: { slug },
          // Closing another invoice, opened before a reload, says nothing of this one.
          capture: (closed) => closed.slug === slug,
        });
        return status as InvoiceStatus;
      } finally {
        isOpen = false;
      }
    },
  };
}
