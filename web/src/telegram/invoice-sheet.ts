import { on, type PostEventFn, supports } from '@telegram-apps/sdk-react';

/** The outcome of Telegram's pay sheet. */
export type InvoiceStatus = 'paid' | 'failed' | 'cancelled' | 'pending';

/** The reason why no invoice can be opened. */
export type InvoiceObstacle = 'unsupported' | 'already-open';

/** Telegram's pay sheet. It shows one invoice at a time. */
export type InvoiceSheet = {
  /** Returns the reason why no invoice can be opened now; `undefined` if an invoice can be opened. */
  obstacle(): InvoiceObstacle | undefined;
  /**
   * Opens an invoice and resolves when the sheet is closed. If the host does not respond, the promise never settles.
   * @param url an invoice link, `https://t.me/$…` or `https://t.me/invoice/…`
   */
  open(url: string): Promise<InvoiceStatus | InvoiceObstacle>;
};

function slugOf(url: string): string {
  return new URL(url).pathname.replace(/^\/(\$|invoice\/)/, '');
}

/** Creates the pay sheet of a host with this protocol version. Hosts support invoices from version 6.1 on. */
export function invoiceSheet(version: string, post: PostEventFn): InvoiceSheet {
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
      let stop = () => {};
      isOpen = true;
      try {
        return await new Promise<InvoiceStatus>((resolve) => {
          stop = on('invoice_closed', (closed) => {
            // Another invoice, which was opened before a reload, may close meanwhile.
            if (closed.slug === slug) resolve(closed.status as InvoiceStatus);
          });
          post('web_app_open_invoice', { slug });
        });
      } finally {
        stop();
        isOpen = false;
      }
    },
  };
}
