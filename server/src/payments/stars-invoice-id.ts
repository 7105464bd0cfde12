import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomCode } from '../database/random-code.ts';

export type StarsOffer = {
  telegramId: number;
  /** The price in whole Stars. */
  price: number;
  /** The dollar price in micro-dollars. */
  priceMicros: number;
  points: number;
  /** The total number of taps, including the bonus. */
  taps: number;
  now: Date;
};

type Paid = Pick<StarsOffer, 'telegramId' | 'price'>;

const randomLength = 8;
/** The numbers in an id, each with ten digits in base 36 (at most 3.6 × 10^15). */
const numbers = ['seconds', 'points', 'taps', 'priceMicros'] as const;
const digits = 10;
const macLength = 16;
const length = randomLength + numbers.length * digits + macLength;
const pattern = new RegExp(`^[a-z0-9]{${length}}$`);

/** Returns a signed id. If a restored backup lacks the invoice, `readStarsInvoiceId` reads the offer from the id. */
export function starsInvoiceId(botToken: string, offer: StarsOffer): string {
  const values = { ...offer, seconds: Math.floor(offer.now.getTime() / 1000) };
  const written = numbers.map((name) => values[name].toString(36).padStart(digits, '0'));
  const body = randomCode(randomLength) + written.join('');
  return body + sign(botToken, body, offer);
}

/**
 * Returns the offer that an id contains. Returns undefined if the id was not signed with one of the tokens for this
 * payer and this price.
 */
export function readStarsInvoiceId(
  botTokens: readonly string[],
  id: string,
  paid: Paid,
): StarsOffer | undefined {
  if (!pattern.test(id)) return undefined;
  const body = id.slice(0, -macLength);
  const mac = Buffer.from(id.slice(-macLength));
  const isSigned = botTokens.some((token) =>
    timingSafeEqual(Buffer.from(sign(token, body, paid)), mac),
  );
  if (!isSigned) return undefined;
  const number = (name: (typeof numbers)[number]) => {
    const start = randomLength + numbers.indexOf(name) * digits;
    return Number.parseInt(body.slice(start, start + digits), 36);
  };
  return {
    ...paid,
    now: new Date(number('seconds') * 1000),
    points: number('points'),
    taps: number('taps'),
    priceMicros: number('priceMicros'),
  };
}

/** Returns the last 16 base-36 digits (82 bits) of an HMAC over the body, the payer and the price. */
function sign(botToken: string, body: string, { telegramId, price }: Paid): string {
  const key = createHmac('sha256', botToken).update('invoices in Stars').digest();
  const mac = createHmac('sha256', key).update(`${body} ${telegramId} ${price}`).digest('hex');
  return BigInt(`0x${mac}`).toString(36).padStart(macLength, '0').slice(-macLength);
}
