import { fakeBotApiPort } from '../../bot-api/invoice-slug.ts';
import type { Closing, Offer } from '../../bot-api/simulator-control.ts';

export type CheckoutClient = {
  offer: () => Promise<Offer>;
  /**
   * Starts the payment of the invoice. Returns `pending` at once if `later` is true, and otherwise waits for the
   * payment's result.
   * @throws An Error if the fake Bot API is not reachable or responds with an error.
   */
  pay: (later: boolean) => Promise<Closing>;
};

/** Creates a client for the invoice of `slug`. Returns null if no fake Bot API created the invoice. */
export function checkoutClientFor(slug: string, userId: number): CheckoutClient | null {
  const port = fakeBotApiPort(slug);
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

/** Returns the base URL of the fake Bot API's endpoints for the simulator. */
export function controlOf(port: number): string {
  return `http://127.0.0.1:${port}/simulator-control`;
}

/** Formats the price for the pay sheet. `total` is in Stars or cents. */
export function priceText({ currency, total }: Offer): string {
  return currency === 'XTR' ? `${total} Stars` : `$${(total / 100).toFixed(2)}`;
}

/**
 * Returns the `result` of a response of the fake Bot API.
 * @throws An Error if the fake Bot API is not reachable or responds with an error. The `description` of an error
 * response becomes the message of the Error.
 */
export async function result<Result>(request: Promise<Response>): Promise<Result> {
  const response = await request.catch((cause) => {
    throw new Error('The fake Bot API is not reachable.', { cause });
  });
  const body = await response.json();
  if (!body.ok) throw new Error(body.description);
  return body.result;
}
