import { on, type PostEventFn, supports } from '@telegram-apps/sdk-react';

export type InvoiceStatus = 'paid' | 'failed' | 'cancelled' | 'pending';

export type InvoiceObstacle = 'unsupported' | 'already-open';

/** Telegram's pay sheet, which shows one invoice at a time. */
export type InvoiceSheet = {
  /** Returns the reason why no invoice can be opened now, if there is one. */
  obstacle(): InvoiceObstacle | undefined;
  /**
   * Opens an invoice and resolves when the sheet is closed. If the host is silent for `silentMs`, the next call opens
   * its invoice, and this one is `cancelled`.
   * @param url An invoice link, `https://t.me/$…` or `https://t.me/invoice/…`
   */
  open(url: string): Promise<InvoiceStatus | InvoiceObstacle>;
};

/**
 * Telegram for iOS and both web clients say nothing if they cannot fetch an invoice. After this number of milliseconds,
 * a press of Buy means that no sheet covers the app.
 */
const silentMs = 10_000;

function slugOf(url: string): string {
  return new URL(url).pathname.replace(/^\/(\$|invoice\/)/, '');
}

/** Creates the pay sheet of a host. The sheet opens invoices if the host's protocol `version` is at least 6.1. */
export function invoiceSheet(version: string, post: PostEventFn): InvoiceSheet {
  let giveUp: (() => void) | undefined;
  let openedAt = 0;

  function obstacle(): InvoiceObstacle | undefined {
    if (!supports('web_app_open_invoice', version)) return 'unsupported';
    return giveUp && performance.now() - openedAt < silentMs ? 'already-open' : undefined;
  }

  return {
    obstacle,
    async open(url) {
      const inTheWay = obstacle();
      if (inTheWay) return inTheWay;
      const slug = slugOf(url);
      let stop = () => {};
      giveUp?.();
      openedAt = performance.now();
      let cancel: (() => void) | undefined;
      try {
        return await new Promise<InvoiceStatus>((resolve) => {
          cancel = () => resolve('cancelled');
          giveUp = cancel;
          stop = on('invoice_closed', (closed) => {
            // Another invoice, which was opened before a reload, may close meanwhile.
            if (closed.slug === slug) resolve(closed.status as InvoiceStatus);
          });
          post('web_app_open_invoice', { slug });
        });
      } finally {
        stop();
        if (giveUp === cancel) giveUp = undefined;
      }
    },
  };
}
