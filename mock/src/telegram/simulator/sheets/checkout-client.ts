import { standInPort } from '../../bot-api/invoice-slug.ts';
import type { Closing, Offer } from '../../bot-api/simulator-control.ts';

/** Reads and pays one invoice of the Bot API stand-in for one person. */
export type CheckoutClient = {
  offer: () => Promise<Offer>;
  /**
   * Pays the invoice. With `later` it resolves as pending before the payment ends; rejects if the stand-in is not
   * reachable.
   */
  pay: (later: boolean) => Promise<Closing>;
};

/**
 * Creates the client for `slug`. Returns null if the invoice is not from the stand-in; then the user of the simulator
 * chooses the result of the payment.
 */
export function checkoutClientFor(slug: string, userId: number): CheckoutClient | null {
  const port = standInPort(slug);
  if (port === null) return null;
  const root = controlOf(port);
  return {
    offer: () => result(fetch(`${root}/invoice?slug=${slug}`)),
    pay: (later) =>
      result(
        fetch(`${root}/pay`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ slug, user_id: userId, later }),
        }),
      ),
  };
}

/** Returns the URL at which a stand-in of this machine takes the actions of players. */
export function controlOf(port: number): string {
  return `http://127.0.0.1:${port}/simulator-control`;
}

/** Formats the price for the pay sheet: Stars, or dollars from cents. */
export function priceText({ currency, total }: Offer): string {
  return currency === 'XTR' ? `${total} Stars` : `$${(total / 100).toFixed(2)}`;
}

/** Returns the result of a request to the stand-in. Throws an Error with its description. */
export async function result<Result>(request: Promise<Response>): Promise<Result> {
  const response = await request.catch((cause) => {
    throw new Error('The Bot API stand-in is not reachable.', { cause });
  });
  const body = await response.json();
  if (!body.ok) throw new Error(body.description);
  return body.result;
}
