import { useEffect, useMemo, useRef, useState } from 'react';
import type { Offer } from '../../bot-api/simulator-control.ts';
import type { InvoiceStatus } from '../../host/host-state.ts';
import { checkoutClientFor } from './checkout-client.ts';

type Checkout = {
  /** Null while the invoice loads, and for an invoice that is not from a fake Bot API. */
  offer: Offer | null;
  paying: boolean;
  /** The reason why the payment failed or the invoice could not be loaded. Null if nothing failed. */
  failure: string | null;
  /**
   * Ends the checkout with `status`, but keeps the checkout open after a failed payment. A payment is requested for
   * `paid` and `pending`, if the invoice is from a fake Bot API.
   */
  choose: (status: InvoiceStatus) => void;
};

/** Connects the pay sheet with the invoice's checkout client. Calls `onEnd` when the sheet must close. */
export function useCheckout(
  slug: string,
  userId: number,
  onEnd: (status: InvoiceStatus) => void,
): Checkout {
  const client = useMemo(() => checkoutClientFor(slug, userId), [slug, userId]);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [paying, setPaying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const open = useRef(true);

  useEffect(() => {
    // A payment may end after its sheet was closed. It must not close the next sheet.
    open.current = true;
    client?.offer().then(setOffer, ({ message }: Error) => setFailure(message));
    return () => {
      open.current = false;
    };
  }, [client]);

  const choose = (status: InvoiceStatus) => {
    if (!client || status === 'cancelled' || status === 'failed') return onEnd(status);
    setPaying(true);
    const closed = client.pay(status === 'pending').catch(({ message }: Error) => ({
      status: 'failed' as const,
      reason: message,
    }));
    void closed.then((closing) => {
      if (!open.current) return;
      setPaying(false);
      if (closing.status === 'failed') setFailure(closing.reason ?? '');
      else onEnd(closing.status);
    });
  };

  return { offer, paying, failure, choose };
}
