/**
 * Generated from the contract, never edited.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  BonusThresholdList,
  CustomPriceQuote,
  ExchangeRateList,
  GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse,
  IdempotencyKeyReusedResponse,
  InternalErrorResponse,
  InvoiceResult,
  PayloadTooLargeResponse,
  PaymentGatewayFailedResponse,
  PaymentStatus,
  Payouts,
  PlayerBannedResponse,
  Problem,
  ServiceUnavailableResponse,
  TariffList,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedOrMalformedJsonResponse
} from '../model/index.ts';


export const getGetMyPayoutsResponseMock = (): Payouts => ({"due":{"dollars":1.5,"holds":[]},"held":[{"payment_currency":"STARS","dollars":12.75,"first_until":"2026-11-22T09:30:00Z","last_until":"2026-12-10T18:05:00.750Z"}],"sending":null,"paid":[{"id":"3b5c0e7f9a1d42868c6e0f2b4d6a8091","dollars":12.5,"nano_ton":3906250000,"wallet":"UQAREREREREREREREREREREREREREREREREREREREREREbvW","paid_at":"2026-11-02T12:00:00Z","transaction":"5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"}],"next":null})


export const getGetMyPayoutsResponseMock200 = (): Payouts => ({"due":{"dollars":1.5,"holds":[]},"held":[{"payment_currency":"STARS","dollars":12.75,"first_until":"2026-11-22T09:30:00Z","last_until":"2026-12-10T18:05:00.750Z"}],"sending":null,"paid":[{"id":"3b5c0e7f9a1d42868c6e0f2b4d6a8091","dollars":12.5,"nano_ton":3906250000,"wallet":"UQAREREREREREREREREREREREREREREREREREREREREREbvW","paid_at":"2026-11-02T12:00:00Z","transaction":"5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"}],"next":null})


export const getGetMyPayoutsResponseMock400 = (): Problem => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/query/before","code":"pattern","message":"The value violates the contract."}]})


export const getGetMyPayoutsResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyPayoutsResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyPayoutsResponseMock404 = (): Problem => ({"type":"/docs/problems#payout-not-found","title":"There is no such payout","status":404,"detail":"You have no payout with the id 3b5c0e7f9a1d42868c6e0f2b4d6a8091.","code":"PAYOUT_NOT_FOUND","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyPayoutsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyPayoutsResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyPayoutsResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getListExchangeRatesResponseMock = (): ExchangeRateList => ([{"id":1,"source_currency":"TAPS","target_currency":"DOLLARS","rate":0.01},{"id":2,"source_currency":"TAPS","target_currency":"STARS","rate":0.5},{"id":3,"source_currency":"TAPS","target_currency":"TON","rate":0.003}])


export const getListExchangeRatesResponseMock200 = (): ExchangeRateList => ([{"id":1,"source_currency":"TAPS","target_currency":"DOLLARS","rate":0.01},{"id":2,"source_currency":"TAPS","target_currency":"STARS","rate":0.5},{"id":3,"source_currency":"TAPS","target_currency":"TON","rate":0.003}])


export const getListExchangeRatesResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListExchangeRatesResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListExchangeRatesResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListExchangeRatesResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListExchangeRatesResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getListTariffsResponseMock = (): TariffList => ([{"id":1,"base_points":100,"bonus_percents":0,"base_price":50,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":50,"total_points":100},{"id":2,"base_points":500,"bonus_percents":5,"base_price":250,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":250,"total_points":525},{"id":3,"base_points":1000,"bonus_percents":10,"base_price":500,"target_currency":"STARS","is_most_popular":true,"is_best_offer":false,"is_published":true,"total_price":500,"total_points":1100},{"id":4,"base_points":5000,"bonus_percents":25,"base_price":2500,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":2500,"total_points":6250},{"id":5,"base_points":10000,"bonus_percents":40,"base_price":5000,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":5000,"total_points":14000},{"id":6,"base_points":50000,"bonus_percents":75,"base_price":25000,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":25000,"total_points":87500},{"id":7,"base_points":100000,"bonus_percents":100,"base_price":50000,"target_currency":"STARS","is_most_popular":false,"is_best_offer":true,"is_published":true,"total_price":50000,"total_points":200000},{"id":8,"base_points":100,"bonus_percents":0,"base_price":0.3,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":0.3,"total_points":100},{"id":9,"base_points":500,"bonus_percents":5,"base_price":1.5,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":1.5,"total_points":525},{"id":10,"base_points":1000,"bonus_percents":10,"base_price":3,"target_currency":"TON","is_most_popular":true,"is_best_offer":false,"is_published":true,"total_price":3,"total_points":1100},{"id":11,"base_points":5000,"bonus_percents":25,"base_price":15,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":15,"total_points":6250},{"id":12,"base_points":10000,"bonus_percents":40,"base_price":30,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":30,"total_points":14000},{"id":13,"base_points":50000,"bonus_percents":75,"base_price":150,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":150,"total_points":87500},{"id":14,"base_points":100000,"bonus_percents":100,"base_price":300,"target_currency":"TON","is_most_popular":false,"is_best_offer":true,"is_published":true,"total_price":300,"total_points":200000},{"id":15,"base_points":100,"bonus_percents":0,"base_price":1,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":1,"total_points":100},{"id":16,"base_points":500,"bonus_percents":5,"base_price":5,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":5,"total_points":525},{"id":17,"base_points":1000,"bonus_percents":10,"base_price":10,"target_currency":"DOLLARS","is_most_popular":true,"is_best_offer":false,"is_published":true,"total_price":10,"total_points":1100},{"id":18,"base_points":5000,"bonus_percents":25,"base_price":50,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":50,"total_points":6250},{"id":19,"base_points":10000,"bonus_percents":40,"base_price":100,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":100,"total_points":14000},{"id":20,"base_points":50000,"bonus_percents":75,"base_price":500,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":500,"total_points":87500},{"id":21,"base_points":100000,"bonus_percents":100,"base_price":1000,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":true,"is_published":true,"total_price":1000,"total_points":200000}])


export const getListTariffsResponseMock200 = (): TariffList => ([{"id":1,"base_points":100,"bonus_percents":0,"base_price":50,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":50,"total_points":100},{"id":2,"base_points":500,"bonus_percents":5,"base_price":250,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":250,"total_points":525},{"id":3,"base_points":1000,"bonus_percents":10,"base_price":500,"target_currency":"STARS","is_most_popular":true,"is_best_offer":false,"is_published":true,"total_price":500,"total_points":1100},{"id":4,"base_points":5000,"bonus_percents":25,"base_price":2500,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":2500,"total_points":6250},{"id":5,"base_points":10000,"bonus_percents":40,"base_price":5000,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":5000,"total_points":14000},{"id":6,"base_points":50000,"bonus_percents":75,"base_price":25000,"target_currency":"STARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":25000,"total_points":87500},{"id":7,"base_points":100000,"bonus_percents":100,"base_price":50000,"target_currency":"STARS","is_most_popular":false,"is_best_offer":true,"is_published":true,"total_price":50000,"total_points":200000},{"id":8,"base_points":100,"bonus_percents":0,"base_price":0.3,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":0.3,"total_points":100},{"id":9,"base_points":500,"bonus_percents":5,"base_price":1.5,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":1.5,"total_points":525},{"id":10,"base_points":1000,"bonus_percents":10,"base_price":3,"target_currency":"TON","is_most_popular":true,"is_best_offer":false,"is_published":true,"total_price":3,"total_points":1100},{"id":11,"base_points":5000,"bonus_percents":25,"base_price":15,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":15,"total_points":6250},{"id":12,"base_points":10000,"bonus_percents":40,"base_price":30,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":30,"total_points":14000},{"id":13,"base_points":50000,"bonus_percents":75,"base_price":150,"target_currency":"TON","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":150,"total_points":87500},{"id":14,"base_points":100000,"bonus_percents":100,"base_price":300,"target_currency":"TON","is_most_popular":false,"is_best_offer":true,"is_published":true,"total_price":300,"total_points":200000},{"id":15,"base_points":100,"bonus_percents":0,"base_price":1,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":1,"total_points":100},{"id":16,"base_points":500,"bonus_percents":5,"base_price":5,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":5,"total_points":525},{"id":17,"base_points":1000,"bonus_percents":10,"base_price":10,"target_currency":"DOLLARS","is_most_popular":true,"is_best_offer":false,"is_published":true,"total_price":10,"total_points":1100},{"id":18,"base_points":5000,"bonus_percents":25,"base_price":50,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":50,"total_points":6250},{"id":19,"base_points":10000,"bonus_percents":40,"base_price":100,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":100,"total_points":14000},{"id":20,"base_points":50000,"bonus_percents":75,"base_price":500,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":false,"is_published":true,"total_price":500,"total_points":87500},{"id":21,"base_points":100000,"bonus_percents":100,"base_price":1000,"target_currency":"DOLLARS","is_most_popular":false,"is_best_offer":true,"is_published":true,"total_price":1000,"total_points":200000}])


export const getListTariffsResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListTariffsResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListTariffsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListTariffsResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListTariffsResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getListBonusThresholdsResponseMock = (): BonusThresholdList => ([{"id":1,"threshold":500,"bonus_percents":5},{"id":2,"threshold":1000,"bonus_percents":10},{"id":3,"threshold":5000,"bonus_percents":25},{"id":4,"threshold":10000,"bonus_percents":40},{"id":5,"threshold":50000,"bonus_percents":75},{"id":6,"threshold":100000,"bonus_percents":100}])


export const getListBonusThresholdsResponseMock200 = (): BonusThresholdList => ([{"id":1,"threshold":500,"bonus_percents":5},{"id":2,"threshold":1000,"bonus_percents":10},{"id":3,"threshold":5000,"bonus_percents":25},{"id":4,"threshold":10000,"bonus_percents":40},{"id":5,"threshold":50000,"bonus_percents":75},{"id":6,"threshold":100000,"bonus_percents":100}])


export const getListBonusThresholdsResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListBonusThresholdsResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListBonusThresholdsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListBonusThresholdsResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListBonusThresholdsResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getQuoteCustomPriceResponseMock = (): CustomPriceQuote => ({"base_price":750,"target_price":750,"used_bonus":{"id":2,"threshold":1000,"bonus_percents":10},"payment_currency":"STARS","total_amount":1650})


export const getQuoteCustomPriceResponseMock200 = (): CustomPriceQuote => ({"base_price":750,"target_price":750,"used_bonus":{"id":2,"threshold":1000,"bonus_percents":10},"payment_currency":"STARS","total_amount":1650})


export const getQuoteCustomPriceResponseMock400 = (): Problem => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/query/payment_currency","code":"enum","message":"The value violates the contract."}]})


export const getQuoteCustomPriceResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getQuoteCustomPriceResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getQuoteCustomPriceResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getQuoteCustomPriceResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getQuoteCustomPriceResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getGetPaymentStatusResponseMock = (): PaymentStatus => ({"payment_id":"01jd3qk6z8v5w4x7y9t0","state":"waiting","taps":1650,"payable_until":"2026-11-21T12:10:00.500Z"})


export const getGetPaymentStatusResponseMock200 = (): PaymentStatus => ({"payment_id":"01jd3qk6z8v5w4x7y9t0","state":"waiting","taps":1650,"payable_until":"2026-11-21T12:10:00.500Z"})


export const getGetPaymentStatusResponseMock400 = (): Problem => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/path/payment_id","code":"pattern","message":"The value violates the contract."}]})


export const getGetPaymentStatusResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetPaymentStatusResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetPaymentStatusResponseMock404 = (): Problem => ({"type":"/docs/problems#payment-not-found","title":"There is no such payment","status":404,"detail":"You have no payment with the id 01jd3qk6z8v5w4x7y9t0.","code":"PAYMENT_NOT_FOUND","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetPaymentStatusResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetPaymentStatusResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetPaymentStatusResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getCreateTariffInvoiceResponseMock = (): InvoiceResult => ({"success":true,"invoice_link":"https://t.me/$q1w2e3r4t5y6u7i8","payment_id":"01jd3qk6z8v5w4x7y9t0"})


export const getCreateTariffInvoiceResponseMock200 = (): InvoiceResult => ({"success":true,"invoice_link":"https://t.me/$q1w2e3r4t5y6u7i8","payment_id":"01jd3qk6z8v5w4x7y9t0"})


export const getCreateTariffInvoiceResponseMock400 = (): ValidationFailedOrMalformedJsonResponse => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/body/unknown","code":"additionalProperties","message":"This property is unknown."}]})


export const getCreateTariffInvoiceResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock404 = (): Problem => ({"type":"/docs/problems#tariff-not-found","title":"There is no such offer","status":404,"detail":"No published offer has the id 999.","code":"TARIFF_NOT_FOUND","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock409 = (): GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse => ({"type":"/docs/problems#gateway-unavailable","title":"The server has no gateway for this","status":409,"detail":"The gateway is switched off.","code":"GATEWAY_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock413 = (): PayloadTooLargeResponse => ({"type":"/docs/problems#payload-too-large","title":"The body is too large","status":413,"detail":"The body is larger than 65536 bytes.","code":"PAYLOAD_TOO_LARGE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"/docs/problems#unsupported-media-type","title":"The body has the wrong media type","status":415,"detail":"Send the body as application/json.","code":"UNSUPPORTED_MEDIA_TYPE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock422 = (): IdempotencyKeyReusedResponse => ({"type":"/docs/problems#idempotency-key-reused","title":"The idempotency key belongs to another request","status":422,"detail":"This Idempotency-Key was used with another body.","code":"IDEMPOTENCY_KEY_REUSED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock502 = (): PaymentGatewayFailedResponse => ({"type":"/docs/problems#payment-gateway-failed","title":"The payment gateway failed","status":502,"detail":"The payment gateway did not respond in time.","code":"PAYMENT_GATEWAY_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateTariffInvoiceResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getCreateCustomInvoiceResponseMock = (): InvoiceResult => ({"success":true,"invoice_link":"https://t.me/$a9s8d7f6g5h4j3k2"})


export const getCreateCustomInvoiceResponseMock200 = (): InvoiceResult => ({"success":true,"invoice_link":"https://t.me/$a9s8d7f6g5h4j3k2"})


export const getCreateCustomInvoiceResponseMock400 = (): ValidationFailedOrMalformedJsonResponse => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/body/unknown","code":"additionalProperties","message":"This property is unknown."}]})


export const getCreateCustomInvoiceResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateCustomInvoiceResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateCustomInvoiceResponseMock409 = (): GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse => ({"type":"/docs/problems#gateway-unavailable","title":"The server has no gateway for this","status":409,"detail":"The gateway is switched off.","code":"GATEWAY_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateCustomInvoiceResponseMock413 = (): PayloadTooLargeResponse => ({"type":"/docs/problems#payload-too-large","title":"The body is too large","status":413,"detail":"The body is larger than 65536 bytes.","code":"PAYLOAD_TOO_LARGE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateCustomInvoiceResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"/docs/problems#unsupported-media-type","title":"The body has the wrong media type","status":415,"detail":"Send the body as application/json.","code":"UNSUPPORTED_MEDIA_TYPE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateCustomInvoiceResponseMock422 = (): IdempotencyKeyReusedResponse => ({"type":"/docs/problems#idempotency-key-reused","title":"The idempotency key belongs to another request","status":422,"detail":"This Idempotency-Key was used with another body.","code":"IDEMPOTENCY_KEY_REUSED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateCustomInvoiceResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateCustomInvoiceResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateCustomInvoiceResponseMock502 = (): PaymentGatewayFailedResponse => ({"type":"/docs/problems#payment-gateway-failed","title":"The payment gateway failed","status":502,"detail":"The payment gateway did not respond in time.","code":"PAYMENT_GATEWAY_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateCustomInvoiceResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyPayoutsMockHandler = (overrideResponse?: Payouts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Payouts> | Payouts), options?: RequestHandlerOptions) => {
  return http.get('*/user/payouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPayoutsResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetMyPayoutsMockHandler200 = (overrideResponse?: Payouts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Payouts> | Payouts), options?: RequestHandlerOptions) => {
  return http.get('*/user/payouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPayoutsResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetMyPayoutsMockHandler400 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.get('*/user/payouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPayoutsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMyPayoutsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/payouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPayoutsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getGetMyPayoutsMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/payouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPayoutsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMyPayoutsMockHandler404 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.get('*/user/payouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPayoutsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMyPayoutsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/payouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPayoutsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getGetMyPayoutsMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/payouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPayoutsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMyPayoutsMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/payouts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyPayoutsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getListExchangeRatesMockHandler = (overrideResponse?: ExchangeRateList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExchangeRateList> | ExchangeRateList), options?: RequestHandlerOptions) => {
  return http.get('*/payment/exchange-rate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangeRatesResponseMock(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListExchangeRatesMockHandler200 = (overrideResponse?: ExchangeRateList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExchangeRateList> | ExchangeRateList), options?: RequestHandlerOptions) => {
  return http.get('*/payment/exchange-rate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangeRatesResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListExchangeRatesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/exchange-rate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangeRatesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getListExchangeRatesMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/exchange-rate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangeRatesResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListExchangeRatesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/exchange-rate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangeRatesResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getListExchangeRatesMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/exchange-rate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangeRatesResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListExchangeRatesMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/exchange-rate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExchangeRatesResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getListTariffsMockHandler = (overrideResponse?: TariffList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TariffList> | TariffList), options?: RequestHandlerOptions) => {
  return http.get('*/payment/tariff', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTariffsResponseMock(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListTariffsMockHandler200 = (overrideResponse?: TariffList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TariffList> | TariffList), options?: RequestHandlerOptions) => {
  return http.get('*/payment/tariff', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTariffsResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListTariffsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/tariff', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTariffsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getListTariffsMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/tariff', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTariffsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListTariffsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/tariff', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTariffsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getListTariffsMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/tariff', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTariffsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListTariffsMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/tariff', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTariffsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getListBonusThresholdsMockHandler = (overrideResponse?: BonusThresholdList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BonusThresholdList> | BonusThresholdList), options?: RequestHandlerOptions) => {
  return http.get('*/payment/bonus-threshold', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBonusThresholdsResponseMock(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListBonusThresholdsMockHandler200 = (overrideResponse?: BonusThresholdList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BonusThresholdList> | BonusThresholdList), options?: RequestHandlerOptions) => {
  return http.get('*/payment/bonus-threshold', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBonusThresholdsResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListBonusThresholdsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/bonus-threshold', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBonusThresholdsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getListBonusThresholdsMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/bonus-threshold', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBonusThresholdsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListBonusThresholdsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/bonus-threshold', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBonusThresholdsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getListBonusThresholdsMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/bonus-threshold', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBonusThresholdsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListBonusThresholdsMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/bonus-threshold', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBonusThresholdsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getQuoteCustomPriceMockHandler = (overrideResponse?: CustomPriceQuote | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomPriceQuote> | CustomPriceQuote), options?: RequestHandlerOptions) => {
  return http.get('*/payment/find-custom-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQuoteCustomPriceResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getQuoteCustomPriceMockHandler200 = (overrideResponse?: CustomPriceQuote | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomPriceQuote> | CustomPriceQuote), options?: RequestHandlerOptions) => {
  return http.get('*/payment/find-custom-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQuoteCustomPriceResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getQuoteCustomPriceMockHandler400 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.get('*/payment/find-custom-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQuoteCustomPriceResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getQuoteCustomPriceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/find-custom-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQuoteCustomPriceResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getQuoteCustomPriceMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/find-custom-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQuoteCustomPriceResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getQuoteCustomPriceMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/find-custom-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQuoteCustomPriceResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getQuoteCustomPriceMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/find-custom-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQuoteCustomPriceResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getQuoteCustomPriceMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/find-custom-price', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getQuoteCustomPriceResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getGetPaymentStatusMockHandler = (overrideResponse?: PaymentStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentStatus> | PaymentStatus), options?: RequestHandlerOptions) => {
  return http.get('*/payment/status/:paymentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentStatusResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetPaymentStatusMockHandler200 = (overrideResponse?: PaymentStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentStatus> | PaymentStatus), options?: RequestHandlerOptions) => {
  return http.get('*/payment/status/:paymentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentStatusResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetPaymentStatusMockHandler400 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.get('*/payment/status/:paymentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentStatusResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetPaymentStatusMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/status/:paymentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentStatusResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getGetPaymentStatusMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/status/:paymentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentStatusResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetPaymentStatusMockHandler404 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.get('*/payment/status/:paymentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentStatusResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetPaymentStatusMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/status/:paymentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentStatusResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getGetPaymentStatusMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/status/:paymentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentStatusResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetPaymentStatusMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/payment/status/:paymentId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPaymentStatusResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getCreateTariffInvoiceMockHandler = (overrideResponse?: InvoiceResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvoiceResult> | InvoiceResult), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler200 = (overrideResponse?: InvoiceResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvoiceResult> | InvoiceResult), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler400 = (overrideResponse?: ValidationFailedOrMalformedJsonResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedOrMalformedJsonResponse> | ValidationFailedOrMalformedJsonResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler404 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler409 = (overrideResponse?: GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse> | GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler422 = (overrideResponse?: IdempotencyKeyReusedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IdempotencyKeyReusedResponse> | IdempotencyKeyReusedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler502 = (overrideResponse?: PaymentGatewayFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentGatewayFailedResponse> | PaymentGatewayFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock502(),
      { status: 502, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateTariffInvoiceMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/tariff', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTariffInvoiceResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getCreateCustomInvoiceMockHandler = (overrideResponse?: InvoiceResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvoiceResult> | InvoiceResult), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler200 = (overrideResponse?: InvoiceResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvoiceResult> | InvoiceResult), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler400 = (overrideResponse?: ValidationFailedOrMalformedJsonResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedOrMalformedJsonResponse> | ValidationFailedOrMalformedJsonResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler409 = (overrideResponse?: GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse> | GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler422 = (overrideResponse?: IdempotencyKeyReusedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IdempotencyKeyReusedResponse> | IdempotencyKeyReusedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler502 = (overrideResponse?: PaymentGatewayFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PaymentGatewayFailedResponse> | PaymentGatewayFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock502(),
      { status: 502, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateCustomInvoiceMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/payment/gateway/invoice-link/custom-amount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCustomInvoiceResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}
export const getPaymentsMock = () => [
  getGetMyPayoutsMockHandler(),
  getListExchangeRatesMockHandler(),
  getListTariffsMockHandler(),
  getListBonusThresholdsMockHandler(),
  getQuoteCustomPriceMockHandler(),
  getGetPaymentStatusMockHandler(),
  getCreateTariffInvoiceMockHandler(),
  getCreateCustomInvoiceMockHandler()
]
