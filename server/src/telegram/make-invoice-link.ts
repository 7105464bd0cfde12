import { Problem } from '@bold/sdk/contract';
import type { Api } from 'grammy';
import type { Invoice, MakeInvoice } from '../deps.ts';
import { BotApiError } from './bot-api-error.ts';
import { botTextsFor } from './bot-texts.ts';

type Money = { currency: 'XTR' | 'USD'; providerToken: string };

export function starsInvoices(api: Api): MakeInvoice {
  return (invoice) => makeInvoiceLink(api, { currency: 'XTR', providerToken: '' }, invoice);
}

/** Returns a function that creates links to invoices in US dollars. The invoice's `price` must be in cents. */
export function dollarInvoices(api: Api, providerToken: string): MakeInvoice {
  return (invoice) => makeInvoiceLink(api, { currency: 'USD', providerToken }, invoice);
}

async function makeInvoiceLink(
  api: Api,
  { currency, providerToken }: Money,
  { paymentId, price, taps, languageCode }: Invoice,
): Promise<string> {
  const { title, description } = botTextsFor(languageCode).invoice(taps);
  const prices = [{ label: title, amount: price }];
  let link: unknown;
  try {
    link = await api.createInvoiceLink(
      title,
      description,
      paymentId,
      providerToken,
      currency,
      prices,
    );
  } catch (error) {
    throw error instanceof BotApiError ? toProblem(error) : error;
  }
  // A proxy in front of the Bot API may send a success without a link, which no client could open.
  if (typeof link === 'string' && link.startsWith('https://')) return link;
  throw new Problem('PAYMENT_GATEWAY_FAILED', 'Telegram returned no link.');
}

function toProblem(cause: BotApiError): Problem {
  if (cause.code === 400 && cause.description.includes('CURRENCY_TOTAL_AMOUNT_INVALID')) {
    return new Problem('INVOICE_TOO_LARGE', 'Telegram accepts no invoice of this price.', {
      cause,
    });
  }
  return new Problem(
    'PAYMENT_GATEWAY_FAILED',
    cause.code === null ? 'Telegram did not respond.' : 'Telegram created no invoice.',
    { cause },
  );
}
