import { randomUUID } from 'node:crypto';
import { amountRefused, type Interception, internalError } from '../../bot-api/bot-api.ts';
import { invoiceOf } from '../../bot-api/pay.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, ok, refused, same } from '../../expectations.ts';
import type { HttpResponse } from '../../http/response.ts';
import type { Kit } from '../../kit.ts';
import { inGatewayTime } from '../gateway-time.ts';
import { exactQuote } from './exact-price.ts';
import { createInvoice, customPath, linkIn, starTariffs, type Tariff, tariffPath } from './shop.ts';

const check = checksOf('payments');
const custom = (taps_amount: number) => ({ taps_amount, payment_currency: 'STARS' });
/** The taps that each check buys. The numbers differ, so parallel checks recognize their invoices by the price. */
const amounts = {
  failing: 13_337,
  silent: 15_551,
  slow: 17_771,
  repeated: 19_991,
  empty: [11_113, 11_117, 11_119],
  refused: 12_323,
};

export const invoicesChecks: Check[] = [
  check('an unknown offer is not sold', ['R504'], async (kit) => {
    refused(await kit.player().post(tariffPath, { tariff_id: 4_711_000 }), 'TARIFF_NOT_FOUND');
  }),
  check(
    'each currency has an invoice link of its own form, or is unavailable',
    ['R505', 'R701'],
    async (kit) => {
      for (const payment_currency of ['STARS', 'TON', 'DOLLARS']) {
        const body = { taps_amount: 150, payment_currency };
        const response = await kit.player().post(customPath, body);
        if (isUnavailable(kit, response, payment_currency)) continue;
        const { invoice_link, success } = ok<{ invoice_link: string; success: boolean }>(response);
        const { target_price } = exactQuote(kit.documents, payment_currency, 150);
        const nano = BigInt(Math.round(target_price * 1e9));
        const start = payment_currency === 'TON' ? 'ton://transfer/' : 'https://t.me/';
        same(success, true, 'success');
        holds(
          invoice_link.startsWith(start),
          `${invoice_link} is not a link for ${payment_currency}`,
        );
        const isPriced = payment_currency !== 'TON' || invoice_link.includes(`?amount=${nano}&`);
        holds(isPriced, `${invoice_link} must have the amount ${nano} nano-TON`);
        if (payment_currency !== 'DOLLARS') continue;
        const { currency, prices } = invoiceOf(kit, invoice_link);
        const cents = Math.round(target_price * 100);
        same([currency, prices[0]?.amount], ['USD', cents], 'currency and cents of an invoice');
      }
    },
  ),
  check(
    'every published offer has an invoice, or its currency is unavailable',
    ['R505'],
    async (kit) => {
      const player = kit.player();
      const offers = ok<Tariff[]>(await player.get('/payment/tariff'));
      for (const { id, target_currency, is_published } of offers) {
        const response = await player.post(tariffPath, { tariff_id: id });
        if (!is_published) refused(response, 'TARIFF_NOT_FOUND');
        else if (!isUnavailable(kit, response, target_currency)) {
          const link = linkIn(response, target_currency);
          if (target_currency === 'STARS') invoiceOf(kit, link);
        }
      }
    },
  ),
  check(
    "every offer in Stars creates an invoice of its price, within Telegram's limits",
    ['R601', 'R611'],
    async (kit) => {
      const player = kit.player();
      for (const { id, total_price } of await starTariffs(kit, player)) {
        holdsInvoice(kit, await player.post(tariffPath, { tariff_id: id }), total_price);
      }
    },
  ),
  check('a custom amount creates an invoice at the price of its quote', ['R601'], async (kit) => {
    for (const amount of [100, 101, 999, 200_000]) {
      const { target_price } = exactQuote(kit.documents, 'STARS', amount);
      kit.needBotApi();
      holdsInvoice(kit, await kit.player().post(customPath, custom(amount)), target_price);
    }
  }),
  check(
    'two requests for an invoice with one key return the same invoice',
    ['R121'],
    async (kit) => {
      const player = kit.player();
      const key = randomUUID();
      const link = await createInvoice(kit, player, amounts.repeated, { key });
      same(await createInvoice(kit, player, amounts.repeated, { key }), link, 'the repeated link');
      const other = await player.post(customPath, custom(amounts.repeated + 1), key);
      refused(other, 'IDEMPOTENCY_KEY_REUSED');
      const fresh = await createInvoice(kit, player, amounts.repeated);
      holds(fresh !== link, `An invoice without the key has the link of the key, ${link}`);
    },
    { profile: 'payments-stars' },
  ),
  check(
    'while the first request waits for the Bot API, the same key returns REQUEST_IN_PROGRESS, or IDEMPOTENCY_KEY_REUSED for another body',
    ['R123', 'R122'],
    async (kit) => {
      const player = kit.player();
      const key = randomUUID();
      await createInvoice(kit, player, 100);
      const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
      const reached = kit.needBotApi().intercept(starsFor(kit, amounts.slow), { until });
      const first = player.post(customPath, custom(amounts.slow), key);
      await Promise.race([reached, first]);
      const meanwhile = await player.post(customPath, custom(amounts.slow), key);
      const other = await player.post(customPath, custom(amounts.slow + 1), key);
      goOn();
      refused(meanwhile, 'REQUEST_IN_PROGRESS');
      refused(other, 'IDEMPOTENCY_KEY_REUSED');
      const link = linkIn(await first);
      same(
        await createInvoice(kit, player, amounts.slow, { key }),
        link,
        'the link after the wait',
      );
    },
    { profile: 'payments-stars' },
  ),
  check(
    'a failure of the Bot API returns 502 PAYMENT_GATEWAY_FAILED after one call, which is not stored under the key',
    ['R602', 'R124'],
    (kit) => expectGatewayFailure(kit, amounts.failing, { error: internalError }),
  ),
  check(
    'a response of the Bot API without a usable link returns 502 PAYMENT_GATEWAY_FAILED',
    ['R602', 'R124'],
    async (kit) => {
      for (const [at, result] of [true, '', {}].entries()) {
        await expectGatewayFailure(kit, amounts.empty[at] ?? 0, { result });
      }
    },
  ),
  check(
    'an amount that Telegram refuses returns 409 INVOICE_TOO_LARGE after one call, which is stored under the key',
    ['R617', 'R124'],
    async (kit) => {
      const [player, key] = [kit.player(), randomUUID()];
      await createInvoice(kit, player, 100);
      const price = starsFor(kit, amounts.refused);
      void kit.needBotApi().intercept(price, { error: amountRefused });
      const response = await player.post(customPath, custom(amounts.refused), key);
      const calls = kit.needBotApi().release(price);
      refused(response, 'INVOICE_TOO_LARGE');
      same(calls, 1, 'the number of calls of createInvoiceLink for an amount that is refused');
      const again = await player.post(customPath, custom(amounts.refused), key);
      same(again.json, response.json, 'the response to the same key');
      await createInvoice(kit, player, amounts.refused);
    },
  ),
  check(
    'a Bot API that does not respond is 502 PAYMENT_GATEWAY_FAILED in time, which is not stored under the key',
    ['R602', 'R124'],
    (kit) =>
      expectGatewayFailure(kit, amounts.silent, { error: internalError }, { isSilent: true }),
    { deep: true },
  ),
];

/**
 * Returns true if the server does not sell for the currency of the invoice.
 * @throws `NotChecked` if the sale needs a Bot API and the run has none.
 */
function isUnavailable(kit: Kit, { code }: HttpResponse, currency: string): boolean {
  if (code === 'GATEWAY_UNAVAILABLE') return true;
  if (currency !== 'TON') kit.needBotApi();
  return false;
}

/**
 * Requests an invoice while the Bot API responds with a failure.
 * @param isSilent True if the Bot API responds only when the server has responded.
 * @throws `BrokenRule` if the server does not call the Bot API exactly once, does not respond with 502, or refuses a
 * retry with the same key.
 */
async function expectGatewayFailure(
  kit: Kit,
  amount: number,
  failure: Interception,
  { isSilent = false } = {},
) {
  const player = kit.player();
  const key = randomUUID();
  await createInvoice(kit, player, 100);
  const price = starsFor(kit, amount);
  const headers = { 'Idempotency-Key': key, Authorization: `tma ${player.initData}` };
  const request = {
    method: 'POST',
    path: customPath,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(custom(amount)),
  };
  const send = (until?: Promise<unknown>) => {
    void kit.needBotApi().intercept(price, { ...failure, ...(until && { until }) });
    return kit.call(request, [502]);
  };
  const failed = await (isSilent ? inGatewayTime(kit, send) : send());
  const calls = kit.needBotApi().release(price);
  refused(failed, 'PAYMENT_GATEWAY_FAILED');
  same(calls, 1, 'the number of calls of createInvoiceLink for a request that failed');
  const link = await createInvoice(kit, player, amount, { key });
  holds(link.startsWith('https://t.me/'), 'The retry after a failure must create an invoice');
}

const starsFor = (kit: Kit, amount: number) =>
  exactQuote(kit.documents, 'STARS', amount).target_price;

function holdsInvoice(kit: Kit, response: HttpResponse, price: number): void {
  const { payment_id } = (response.json ?? {}) as { payment_id?: string };
  const {
    currency,
    prices,
    payload,
    title,
    description,
    provider_token = '',
  } = invoiceOf(kit, linkIn(response));
  same(
    [currency, prices.length, prices[0]?.amount],
    ['XTR', 1, price],
    'currency, parts and price',
  );
  same(provider_token, '', 'provider_token of an invoice in Stars');
  same(prices[0]?.label, title, 'the label of the only part, which is the title,');
  same(payment_id ?? payload, payload, 'payment_id, which is the payload of the invoice,');
  holds(
    /^[A-Za-z0-9_-]{1,64}$/.test(payload),
    `The payload ${payload} must have 1 to 64 letters, digits, _ and -`,
  );
  holds(
    title.length >= 1 && title.length <= 32,
    `The title has ${title.length} characters; Telegram allows 1 to 32`,
  );
  holds(
    description.length >= 1 && description.length <= 255,
    `The description has ${description.length} characters; Telegram allows 1 to 255`,
  );
}
