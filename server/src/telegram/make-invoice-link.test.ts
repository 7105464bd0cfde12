import { expect, test } from 'vitest';
import { startBot } from '../../test/start-bot.ts';
import { ApiError, HangUp } from '../../test/start-bot-api.ts';
import { dollarInvoices, starsInvoices } from './make-invoice-link.ts';

const { bot, botApi } = await startBot();
const stars = starsInvoices(bot.api);
const dollars = dollarInvoices(bot.api, 'provider:token');
const invoice = { paymentId: 'k2j4h6', price: 250, taps: 525, languageCode: null };

const refusing = (code: number, description: string) =>
  botApi.respond('createInvoiceLink', () => {
    throw new ApiError(code, description);
  });

test('[STORE-05] an invoice in Stars has one price, whole Stars and no provider', async () => {
  const link = await stars(invoice);
  expect(link).toMatch(/^https:\/\/t\.me\/\$/);
  expect(botApi.invoiceOf(link)).toMatchObject({ payload: 'k2j4h6', currency: 'XTR', total: 250 });
  expect(botApi.callsOf('createInvoiceLink').at(-1)).toEqual({
    title: '525 taps',
    description: '525 taps for Bold, added to your balance as soon as they are paid.',
    payload: 'k2j4h6',
    provider_token: '',
    currency: 'XTR',
    prices: [{ label: '525 taps', amount: 250 }],
  });
});

test.each([
  ['en', 210_000, '210\u{a0}000 taps', '210\u{a0}000 taps for Bold, added to your balance'],
  ['ru', 1_101, '1\u{a0}101 тап', '1\u{a0}101 тап для Bold. Зачислим на ваш баланс'],
  ['ru-RU', 102, '102 тапа', '102 тапа для Bold'],
  ['ru', 400_000, '400\u{a0}000 тапов', '400\u{a0}000 тапов для Bold'],
  ['pt-br', 1_100, '1\u{a0}100 taps', '1\u{a0}100 taps for Bold'],
])(
  'a player with the language %s gets an invoice for %i taps in it',
  async (languageCode, taps, title, words) => {
    await stars({ ...invoice, taps, languageCode });
    expect(botApi.callsOf('createInvoiceLink').at(-1)).toMatchObject({
      title,
      description: expect.stringContaining(words),
      prices: [{ label: title, amount: 250 }],
    });
  },
);

test('[STORE-06] an invoice in dollars is in cents, through the payment provider', async () => {
  const link = await dollars({ ...invoice, price: 500 });
  expect(botApi.invoiceOf(link)).toMatchObject({ payload: 'k2j4h6', currency: 'USD', total: 500 });
  expect(botApi.callsOf('createInvoiceLink').at(-1)).toMatchObject({
    provider_token: 'provider:token',
    currency: 'USD',
    prices: [{ amount: 500 }],
  });
});

test.each([
  ['CURRENCY_TOTAL_AMOUNT_INVALID', 400, 'INVOICE_TOO_LARGE'],
  ['STARS_INVOICE_INVALID', 400, 'PAYMENT_GATEWAY_FAILED'],
  ['Unauthorized', 401, 'PAYMENT_GATEWAY_FAILED'],
  ['Too Many Requests', 429, 'PAYMENT_GATEWAY_FAILED'],
])('the error %s of the Bot API becomes a problem', async (description, code, problem) => {
  refusing(code, description);
  await expect(stars(invoice)).rejects.toMatchObject({ code: problem });
});

test.each([null, '', 7, {}, 'tg://invoice'])(
  'a success of the Bot API with %j instead of a link becomes a problem',
  async (result) => {
    botApi.respond('createInvoiceLink', () => result);
    await expect(stars(invoice)).rejects.toMatchObject({
      code: 'PAYMENT_GATEWAY_FAILED',
      message: 'Telegram returned no link.',
    });
  },
);

test('a connection that the Bot API closes becomes a problem', async () => {
  botApi.respond('createInvoiceLink', () => {
    throw new HangUp();
  });
  await expect(dollars(invoice)).rejects.toMatchObject({
    code: 'PAYMENT_GATEWAY_FAILED',
    message: 'Telegram did not respond.',
  });
});
