import { standInPort } from '../../bot-api/invoice-slug.ts';
import type { Closing, Offer } from '../../bot-api/simulator-control.ts';

/** Loads and pays one invoice for one player at the Bot API stand-in. */
export type CheckoutClient = {
  offer: () => Promise<Offer>;
  /**
   * Pays the invoice and returns the result. With `later`, returns the status pending before the payment has ended.
   * Rejects if the stand-in is not reachable or responds with an error.
   */
  pay: (later: boolean) => Promise<Closing>;
};

/**
 * Creates the client that pays the invoice of `slug`. Returns null if no stand-in created the invoice; then the user of
 * the simulator chooses the result of the payment.
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

/** Returns the URL at which the stand-in on this port receives the actions of players. */
export function controlOf(port: number): string {
  return `http://127.0.0.1:${port}/simulator-control`;
}

/** Formats the price for the pay sheet, in Stars or in dollars. `total` is in Stars or cents. */
export function priceText({ currency, total }: Offer): string {
  return currency === 'XTR' ? `${total} Stars` : `$${(total / 100).toFixed(2)}`;
}

/**
 * Returns the `result` of the stand-in's response. Throws an Error if the stand-in is not reachable. If the stand-in
 * responds with an error, throws an Error with the `description` in the response.
 */
export async function result<Result>(request: Promise<Response>): Promise<Result> {
  const response = await request.catch((cause) => {
    throw new Error('The Bot API stand-in is not reachable.', { cause });
  });
  const body = await response.json();
  if (!body.ok) throw new Error(body.description);
  return body.result;
}
