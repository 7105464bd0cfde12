import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { refuse } from './api-error.ts';
import { fieldsOf, type Parameters } from './parameters.ts';

export type Invoice = {
  title: string;
  description: string;
  payload: string;
  currency: string;
  /** The price: whole Stars for the currency `XTR`, cents for `USD`. */
  total: number;
};

/** The highest prices, in Stars (decisions §1) and in dollar cents (Telegram's limit). */
const highest: Record<string, number> = { XTR: rules.invoice_stars_max, USD: 1_000_000 };
const lowest: Record<string, number> = { XTR: 1, USD: 100 };
const notForStars = [
  'need_name',
  'need_phone_number',
  'need_email',
  'need_shipping_address',
  'send_phone_number_to_provider',
  'send_email_to_provider',
  'is_flexible',
];

/** Reads the parameters of `createInvoiceLink`. Throws an ApiError 400 if the real API would refuse the invoice. */
export function readInvoice(given: Parameters): Invoice {
  const title = sized(given, 'title', 32);
  const description = sized(given, 'description', 255);
  const payload = given.text('payload') ?? '';
  if (payload === '' || Buffer.byteLength(payload) > 128) refuse('INVOICE_PAYLOAD_INVALID');
  const currency = given.text('currency') ?? '';
  const amounts = readAmounts(given);
  if (currency === 'XTR') checkStars(given, amounts);
  else checkProvider(given, currency);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total < (lowest[currency] ?? 1) || total > (highest[currency] ?? 0)) {
    refuse('CURRENCY_TOTAL_AMOUNT_INVALID');
  }
  return { title, description, payload, currency, total };
}

function sized(given: Parameters, name: string, most: number): string {
  const value = given.text(name) ?? '';
  if (value === '') refuse(`invoice ${name} must be non-empty`);
  if ([...value].length > most) refuse(`invoice ${name} is too long`);
  return value;
}

function readAmounts(given: Parameters): number[] {
  return (given.list('prices') ?? refuse("can't parse prices JSON object")).map((price) => {
    const fields = fieldsOf(price);
    if (!fields.text('label')) refuse("can't parse labeled price: label must be non-empty");
    return fields.integer('amount') ?? refuse("can't parse labeled price: amount is missing");
  });
}

function checkStars(given: Parameters, amounts: number[]): void {
  const tips = (given.integer('max_tip_amount') ?? 0) > 0;
  if (given.text('provider_token')) refuse('STARS_INVOICE_INVALID');
  if (amounts.length !== 1 || tips || notForStars.some((name) => given.flag(name))) {
    refuse('STARS_INVOICE_INVALID');
  }
}

function checkProvider(given: Parameters, currency: string): void {
  if (currency !== 'USD') refuse('CURRENCY_INVALID');
  if (!given.text('provider_token')) refuse('PAYMENT_PROVIDER_INVALID');
}
