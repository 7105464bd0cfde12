/**
 * Generated from the contract, never edited.
 */
import type {
  BonusThresholdList,
  CustomInvoiceRequest,
  CustomPriceQuote,
  ExchangeRateList,
  GetMyPayoutsParams,
  InvoiceResult,
  PaymentId,
  PaymentStatus,
  Payouts,
  QuoteCustomPriceParams,
  TariffInvoiceRequest,
  TariffList
} from '../model/index.ts';

import { request } from '../../client.ts';

export const getGetMyPayoutsUrl = (params?: GetMyPayoutsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/user/payouts?${stringifiedParams}` : `/user/payouts`
}

/**
 * Returns what is due to the caller, what is held and why, what is on its way to the wallet, and what was paid, newest first. Nothing in this API pays out: an operator does, see [settlement and payouts](/docs#chapter-settlement). `paid` is a page: the next one has the value of `next` as `before`. All pages have the other fields of the moment.
 * @summary The caller's rewards and payouts
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, PAYOUT_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getMyPayouts = async (params?: GetMyPayoutsParams, options?: Parameters<typeof request>[1]): Promise<Payouts> => {

  return request<Payouts>(getGetMyPayoutsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListExchangeRatesUrl = () => {




  return `/payment/exchange-rate`
}

/**
 * Returns the value of a tap in each currency. The dollar value of a player's taps is the rate multiplied by the taps.
 * @summary All exchange rates
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listExchangeRates = async ( options?: Parameters<typeof request>[1]): Promise<ExchangeRateList> => {

  return request<ExchangeRateList>(getListExchangeRatesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListTariffsUrl = () => {




  return `/payment/tariff`
}

/**
 * Returns the offers in all currencies. A client lists those with `is_published` and the chosen `target_currency`.
 * @summary All offers
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listTariffs = async ( options?: Parameters<typeof request>[1]): Promise<TariffList> => {

  return request<TariffList>(getListTariffsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListBonusThresholdsUrl = () => {




  return `/payment/bonus-threshold`
}

/**
 * Returns the bonuses, ascending by threshold.
 * @summary All bonuses for custom amounts
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listBonusThresholds = async ( options?: Parameters<typeof request>[1]): Promise<BonusThresholdList> => {

  return request<BonusThresholdList>(getListBonusThresholdsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getQuoteCustomPriceUrl = (params: QuoteCustomPriceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/payment/find-custom-price?${stringifiedParams}` : `/payment/find-custom-price`
}

/**
 * Returns the price and the taps of a custom amount, for every currency, even if its gateway is switched off at the moment. A quote reserves nothing.
 * @summary The price of a custom amount
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const quoteCustomPrice = async (params: QuoteCustomPriceParams, options?: Parameters<typeof request>[1]): Promise<CustomPriceQuote> => {

  return request<CustomPriceQuote>(getQuoteCustomPriceUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetPaymentStatusUrl = (paymentId: PaymentId,) => {




  return `/payment/status/${encodeURIComponent(String(paymentId))}`
}

/**
 * Returns the state of one of the caller's payments. A client that waits for a payment asks after every live `balance` message, and when it starts.
 * @summary How far a payment is
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, PAYMENT_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getPaymentStatus = async (paymentId: PaymentId, options?: Parameters<typeof request>[1]): Promise<PaymentStatus> => {

  return request<PaymentStatus>(getGetPaymentStatusUrl(paymentId),
  {
    ...options,
    method: 'GET'


  }
);}


export const getCreateTariffInvoiceUrl = () => {




  return `/payment/gateway/invoice-link/tariff`
}

/**
 * Creates a payment with the price, currency and taps of the offer, and returns its invoice link. Returns 404 for an offer that is unknown or not published, before it checks the gateway. [Payments with Telegram](/docs#chapter-payments-the-invoice) has the call of the Bot API.
 * @summary Buy an offer
 * @throws {ApiProblem} VALIDATION_FAILED, MALFORMED_JSON, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TARIFF_NOT_FOUND, GATEWAY_UNAVAILABLE, INVOICE_TOO_LARGE, REQUEST_IN_PROGRESS, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, PAYMENT_GATEWAY_FAILED, SERVICE_UNAVAILABLE
 */
export const createTariffInvoice = async (tariffInvoiceRequest: TariffInvoiceRequest, options?: Parameters<typeof request>[1]): Promise<InvoiceResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, ([name = '', value = '']) => [name.toLowerCase(), value]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name.toLowerCase()] = value;
    }
    return headers;
  };
return request<InvoiceResult>(getCreateTariffInvoiceUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tariffInvoiceRequest)
  }
);}


export const getCreateCustomInvoiceUrl = () => {




  return `/payment/gateway/invoice-link/custom-amount`
}

/**
 * Creates a payment for a custom amount of taps at the price of `GET /payment/find-custom-price`, and returns its invoice link.
 * @summary Buy a custom amount
 * @throws {ApiProblem} VALIDATION_FAILED, MALFORMED_JSON, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, GATEWAY_UNAVAILABLE, INVOICE_TOO_LARGE, REQUEST_IN_PROGRESS, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, PAYMENT_GATEWAY_FAILED, SERVICE_UNAVAILABLE
 */
export const createCustomInvoice = async (customInvoiceRequest: CustomInvoiceRequest, options?: Parameters<typeof request>[1]): Promise<InvoiceResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, ([name = '', value = '']) => [name.toLowerCase(), value]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name.toLowerCase()] = value;
    }
    return headers;
  };
return request<InvoiceResult>(getCreateCustomInvoiceUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(customInvoiceRequest)
  }
);}


