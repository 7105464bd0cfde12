/** The operations that servers and mocks implement. Generated, never edited. */

import type { TableRow } from '../operations/operation.ts';
import type {
  BonusThresholdList,
  CachedTaps,
  CountryList,
  CustomInvoiceRequest,
  CustomPriceQuote,
  DisplayNameAvailability,
  ExchangeRateList,
  ExtendedProfile,
  Id,
  InvoiceResult,
  LeaderboardEntryOrNull,
  LeaderboardTop,
  LevelList,
  PaymentCurrency,
  PaymentId,
  PaymentStatus,
  PayoutId,
  Payouts,
  ProfileUpdate,
  ReferralCode,
  ReferralCodeUpdate,
  ReferralStats,
  ShareMessage,
  ShareMessageRequest,
  Taps,
  TariffInvoiceRequest,
  TariffList,
  User,
  UsernameVisibilityUpdate,
  WalletProof,
  WalletProofPayload,
} from './model/index.ts';

/** The input, the response and the problem codes of each operation of the contract. */
export type Operations = {
  getMe: {
    tag: 'users';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: User;
    problems: 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  updateMyProfile: {
    tag: 'users';
    params: Record<string, never>;
    query: Record<string, never>;
    body: ProfileUpdate;
    response: ExtendedProfile;
    problems: 'VALIDATION_FAILED' | 'MALFORMED_JSON' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'COUNTRY_NOT_FOUND' | 'DISPLAY_NAME_TAKEN' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  setUsernameVisibility: {
    tag: 'users';
    params: Record<string, never>;
    query: Record<string, never>;
    body: UsernameVisibilityUpdate;
    response: User;
    problems: 'VALIDATION_FAILED' | 'MALFORMED_JSON' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  checkDisplayName: {
    tag: 'users';
    params: Record<string, never>;
    query: { display_name_to_check: string };
    body: undefined;
    response: DisplayNameAvailability;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  getProfile: {
    tag: 'users';
    params: { id: Id };
    query: Record<string, never>;
    body: undefined;
    response: ExtendedProfile;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'USER_NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  createWalletProofPayload: {
    tag: 'users';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: WalletProofPayload;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'REQUEST_IN_PROGRESS' | 'IDEMPOTENCY_KEY_REUSED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  verifyWalletProof: {
    tag: 'users';
    params: Record<string, never>;
    query: Record<string, never>;
    body: WalletProof;
    response: ExtendedProfile;
    problems: 'VALIDATION_FAILED' | 'MALFORMED_JSON' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'REQUEST_IN_PROGRESS' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'WALLET_PROOF_INVALID' | 'WALLET_PROOF_EXPIRED' | 'IDEMPOTENCY_KEY_REUSED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  getMyPayouts: {
    tag: 'payments';
    params: Record<string, never>;
    query: { before?: PayoutId };
    body: undefined;
    response: Payouts;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'PAYOUT_NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  getMyTaps: {
    tag: 'taps';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: Taps;
    problems: 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  getCachedTaps: {
    tag: 'taps';
    params: { id: Id };
    query: Record<string, never>;
    body: undefined;
    response: CachedTaps;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'USER_NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  listLevels: {
    tag: 'levels';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: LevelList;
    problems: 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  listCountries: {
    tag: 'countries';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: CountryList;
    problems: 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  getMyRank: {
    tag: 'leaderboard';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: LeaderboardEntryOrNull;
    problems: 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  listTop: {
    tag: 'leaderboard';
    params: Record<string, never>;
    query: { level_id?: Id };
    body: undefined;
    response: LeaderboardTop;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'LEVEL_NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  getMyReferralCode: {
    tag: 'referrals';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: ReferralCode;
    problems: 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  setReferralCode: {
    tag: 'referrals';
    params: Record<string, never>;
    query: Record<string, never>;
    body: ReferralCodeUpdate;
    response: ReferralCode;
    problems: 'VALIDATION_FAILED' | 'MALFORMED_JSON' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'REFERRAL_CODE_NOT_FOUND' | 'REFERRAL_CODE_OWN' | 'REFERRAL_CODE_ALREADY_SET' | 'REFERRAL_AFTER_PURCHASE' | 'REFERRAL_CIRCLE' | 'REQUEST_IN_PROGRESS' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_KEY_REUSED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  getReferralStats: {
    tag: 'referrals';
    params: { id: Id };
    query: Record<string, never>;
    body: undefined;
    response: ReferralStats;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'USER_NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  createShareMessage: {
    tag: 'referrals';
    params: Record<string, never>;
    query: Record<string, never>;
    body: ShareMessageRequest;
    response: ShareMessage;
    problems: 'VALIDATION_FAILED' | 'MALFORMED_JSON' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'GATEWAY_UNAVAILABLE' | 'REQUEST_IN_PROGRESS' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_KEY_REUSED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'PAYMENT_GATEWAY_FAILED' | 'SERVICE_UNAVAILABLE';
  };
  startBonus: {
    tag: 'bonus';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: User;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'BONUS_ALREADY_TAKEN' | 'REQUEST_IN_PROGRESS' | 'IDEMPOTENCY_KEY_REUSED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  listExchangeRates: {
    tag: 'payments';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: ExchangeRateList;
    problems: 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  listTariffs: {
    tag: 'payments';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: TariffList;
    problems: 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  listBonusThresholds: {
    tag: 'payments';
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    response: BonusThresholdList;
    problems: 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  quoteCustomPrice: {
    tag: 'payments';
    params: Record<string, never>;
    query: { payment_currency: PaymentCurrency; amount: number };
    body: undefined;
    response: CustomPriceQuote;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  getPaymentStatus: {
    tag: 'payments';
    params: { payment_id: PaymentId };
    query: Record<string, never>;
    body: undefined;
    response: PaymentStatus;
    problems: 'VALIDATION_FAILED' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'PAYMENT_NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE';
  };
  createTariffInvoice: {
    tag: 'payments';
    params: Record<string, never>;
    query: Record<string, never>;
    body: TariffInvoiceRequest;
    response: InvoiceResult;
    problems: 'VALIDATION_FAILED' | 'MALFORMED_JSON' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'TARIFF_NOT_FOUND' | 'GATEWAY_UNAVAILABLE' | 'INVOICE_TOO_LARGE' | 'REQUEST_IN_PROGRESS' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_KEY_REUSED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'PAYMENT_GATEWAY_FAILED' | 'SERVICE_UNAVAILABLE';
  };
  createCustomInvoice: {
    tag: 'payments';
    params: Record<string, never>;
    query: Record<string, never>;
    body: CustomInvoiceRequest;
    response: InvoiceResult;
    problems: 'VALIDATION_FAILED' | 'MALFORMED_JSON' | 'INIT_DATA_MISSING' | 'INIT_DATA_MALFORMED' | 'INIT_DATA_USER_MISSING' | 'INIT_DATA_SIGNATURE_INVALID' | 'INIT_DATA_EXPIRED' | 'INIT_DATA_FROM_FUTURE' | 'PLAYER_BANNED' | 'GATEWAY_UNAVAILABLE' | 'INVOICE_TOO_LARGE' | 'REQUEST_IN_PROGRESS' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'IDEMPOTENCY_KEY_REUSED' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'PAYMENT_GATEWAY_FAILED' | 'SERVICE_UNAVAILABLE';
  };
};

/** The table of all operations of the contract. */
export const operations: { [Id in keyof Operations]: TableRow<Id> } = {
  getMe: {"id":"getMe","tag":"users","method":"GET","path":"/user/me","parameters":[],"body":null,"response":{"status":200,"schema":"#/components/schemas/User"},"cacheControl":"no-store","problems":["INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  updateMyProfile: {"id":"updateMyProfile","tag":"users","method":"PATCH","path":"/user/profile/me","parameters":[],"body":"#/components/schemas/ProfileUpdate","response":{"status":200,"schema":"#/components/schemas/ExtendedProfile"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","MALFORMED_JSON","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","COUNTRY_NOT_FOUND","DISPLAY_NAME_TAKEN","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  setUsernameVisibility: {"id":"setUsernameVisibility","tag":"users","method":"PATCH","path":"/user/me/username-visibility","parameters":[],"body":"#/components/schemas/UsernameVisibilityUpdate","response":{"status":200,"schema":"#/components/schemas/User"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","MALFORMED_JSON","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  checkDisplayName: {"id":"checkDisplayName","tag":"users","method":"GET","path":"/user/me/check-display-name","parameters":[{"name":"display_name_to_check","in":"query","required":true,"schema":"#/paths/~1user~1me~1check-display-name/get/parameters/0/schema","kind":"string"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/DisplayNameAvailability"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  getProfile: {"id":"getProfile","tag":"users","method":"GET","path":"/user/profile/{id}","parameters":[{"name":"id","in":"path","required":true,"schema":"#/components/schemas/Id","kind":"integer"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/ExtendedProfile"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","USER_NOT_FOUND","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  createWalletProofPayload: {"id":"createWalletProofPayload","tag":"users","method":"POST","path":"/user/wallet/proof-payload","parameters":[{"name":"Idempotency-Key","in":"header","required":false,"schema":"#/components/parameters/IdempotencyKey/schema","kind":"string"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/WalletProofPayload"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","REQUEST_IN_PROGRESS","IDEMPOTENCY_KEY_REUSED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  verifyWalletProof: {"id":"verifyWalletProof","tag":"users","method":"POST","path":"/user/wallet/proof","parameters":[{"name":"Idempotency-Key","in":"header","required":false,"schema":"#/components/parameters/IdempotencyKey/schema","kind":"string"}],"body":"#/components/schemas/WalletProof","response":{"status":200,"schema":"#/components/schemas/ExtendedProfile"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","MALFORMED_JSON","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","REQUEST_IN_PROGRESS","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","WALLET_PROOF_INVALID","WALLET_PROOF_EXPIRED","IDEMPOTENCY_KEY_REUSED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  getMyPayouts: {"id":"getMyPayouts","tag":"payments","method":"GET","path":"/user/payouts","parameters":[{"name":"before","in":"query","required":false,"schema":"#/components/schemas/PayoutId","kind":"string"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/Payouts"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","PAYOUT_NOT_FOUND","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  getMyTaps: {"id":"getMyTaps","tag":"taps","method":"GET","path":"/user/taps/me","parameters":[],"body":null,"response":{"status":200,"schema":"#/components/schemas/Taps"},"cacheControl":"no-store","problems":["INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  getCachedTaps: {"id":"getCachedTaps","tag":"taps","method":"GET","path":"/user/taps/cached/{id}","parameters":[{"name":"id","in":"path","required":true,"schema":"#/components/schemas/Id","kind":"integer"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/CachedTaps"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","USER_NOT_FOUND","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  listLevels: {"id":"listLevels","tag":"levels","method":"GET","path":"/level","parameters":[],"body":null,"response":{"status":200,"schema":"#/components/schemas/LevelList"},"cacheControl":"private, max-age=60","problems":["INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  listCountries: {"id":"listCountries","tag":"countries","method":"GET","path":"/country","parameters":[],"body":null,"response":{"status":200,"schema":"#/components/schemas/CountryList"},"cacheControl":"private, max-age=60","problems":["INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  getMyRank: {"id":"getMyRank","tag":"leaderboard","method":"GET","path":"/leaderboard/me","parameters":[],"body":null,"response":{"status":200,"schema":"#/components/schemas/LeaderboardEntryOrNull"},"cacheControl":"no-store","problems":["INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  listTop: {"id":"listTop","tag":"leaderboard","method":"GET","path":"/leaderboard/top","parameters":[{"name":"level_id","in":"query","required":false,"schema":"#/components/schemas/Id","kind":"integer"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/LeaderboardTop"},"cacheControl":"private, max-age=60","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","LEVEL_NOT_FOUND","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  getMyReferralCode: {"id":"getMyReferralCode","tag":"referrals","method":"GET","path":"/user/referrals/code","parameters":[],"body":null,"response":{"status":200,"schema":"#/components/schemas/ReferralCode"},"cacheControl":"no-store","problems":["INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  setReferralCode: {"id":"setReferralCode","tag":"referrals","method":"POST","path":"/user/referrals/set-code","parameters":[{"name":"Idempotency-Key","in":"header","required":false,"schema":"#/components/parameters/IdempotencyKey/schema","kind":"string"}],"body":"#/components/schemas/ReferralCodeUpdate","response":{"status":200,"schema":"#/components/schemas/ReferralCode"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","MALFORMED_JSON","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","REFERRAL_CODE_NOT_FOUND","REFERRAL_CODE_OWN","REFERRAL_CODE_ALREADY_SET","REFERRAL_AFTER_PURCHASE","REFERRAL_CIRCLE","REQUEST_IN_PROGRESS","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","IDEMPOTENCY_KEY_REUSED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  getReferralStats: {"id":"getReferralStats","tag":"referrals","method":"GET","path":"/user/referrals/stats/{id}","parameters":[{"name":"id","in":"path","required":true,"schema":"#/components/schemas/Id","kind":"integer"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/ReferralStats"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","USER_NOT_FOUND","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  createShareMessage: {"id":"createShareMessage","tag":"referrals","method":"POST","path":"/user/referrals/share-message","parameters":[{"name":"Idempotency-Key","in":"header","required":false,"schema":"#/components/parameters/IdempotencyKey/schema","kind":"string"}],"body":"#/components/schemas/ShareMessageRequest","response":{"status":200,"schema":"#/components/schemas/ShareMessage"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","MALFORMED_JSON","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","GATEWAY_UNAVAILABLE","REQUEST_IN_PROGRESS","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","IDEMPOTENCY_KEY_REUSED","TOO_MANY_REQUESTS","INTERNAL_ERROR","PAYMENT_GATEWAY_FAILED","SERVICE_UNAVAILABLE"]},
  startBonus: {"id":"startBonus","tag":"bonus","method":"POST","path":"/bonus/start","parameters":[{"name":"Idempotency-Key","in":"header","required":false,"schema":"#/components/parameters/IdempotencyKey/schema","kind":"string"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/User"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","BONUS_ALREADY_TAKEN","REQUEST_IN_PROGRESS","IDEMPOTENCY_KEY_REUSED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  listExchangeRates: {"id":"listExchangeRates","tag":"payments","method":"GET","path":"/payment/exchange-rate","parameters":[],"body":null,"response":{"status":200,"schema":"#/components/schemas/ExchangeRateList"},"cacheControl":"private, max-age=60","problems":["INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  listTariffs: {"id":"listTariffs","tag":"payments","method":"GET","path":"/payment/tariff","parameters":[],"body":null,"response":{"status":200,"schema":"#/components/schemas/TariffList"},"cacheControl":"private, max-age=60","problems":["INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  listBonusThresholds: {"id":"listBonusThresholds","tag":"payments","method":"GET","path":"/payment/bonus-threshold","parameters":[],"body":null,"response":{"status":200,"schema":"#/components/schemas/BonusThresholdList"},"cacheControl":"private, max-age=60","problems":["INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  quoteCustomPrice: {"id":"quoteCustomPrice","tag":"payments","method":"GET","path":"/payment/find-custom-price","parameters":[{"name":"payment_currency","in":"query","required":true,"schema":"#/components/schemas/PaymentCurrency","kind":"string"},{"name":"amount","in":"query","required":true,"schema":"#/paths/~1payment~1find-custom-price/get/parameters/1/schema","kind":"integer"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/CustomPriceQuote"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  getPaymentStatus: {"id":"getPaymentStatus","tag":"payments","method":"GET","path":"/payment/status/{payment_id}","parameters":[{"name":"payment_id","in":"path","required":true,"schema":"#/components/schemas/PaymentId","kind":"string"}],"body":null,"response":{"status":200,"schema":"#/components/schemas/PaymentStatus"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","PAYMENT_NOT_FOUND","TOO_MANY_REQUESTS","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},
  createTariffInvoice: {"id":"createTariffInvoice","tag":"payments","method":"POST","path":"/payment/gateway/invoice-link/tariff","parameters":[{"name":"Idempotency-Key","in":"header","required":false,"schema":"#/components/parameters/IdempotencyKey/schema","kind":"string"}],"body":"#/components/schemas/TariffInvoiceRequest","response":{"status":200,"schema":"#/components/schemas/InvoiceResult"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","MALFORMED_JSON","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","TARIFF_NOT_FOUND","GATEWAY_UNAVAILABLE","INVOICE_TOO_LARGE","REQUEST_IN_PROGRESS","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","IDEMPOTENCY_KEY_REUSED","TOO_MANY_REQUESTS","INTERNAL_ERROR","PAYMENT_GATEWAY_FAILED","SERVICE_UNAVAILABLE"]},
  createCustomInvoice: {"id":"createCustomInvoice","tag":"payments","method":"POST","path":"/payment/gateway/invoice-link/custom-amount","parameters":[{"name":"Idempotency-Key","in":"header","required":false,"schema":"#/components/parameters/IdempotencyKey/schema","kind":"string"}],"body":"#/components/schemas/CustomInvoiceRequest","response":{"status":200,"schema":"#/components/schemas/InvoiceResult"},"cacheControl":"no-store","problems":["VALIDATION_FAILED","MALFORMED_JSON","INIT_DATA_MISSING","INIT_DATA_MALFORMED","INIT_DATA_USER_MISSING","INIT_DATA_SIGNATURE_INVALID","INIT_DATA_EXPIRED","INIT_DATA_FROM_FUTURE","PLAYER_BANNED","GATEWAY_UNAVAILABLE","INVOICE_TOO_LARGE","REQUEST_IN_PROGRESS","PAYLOAD_TOO_LARGE","UNSUPPORTED_MEDIA_TYPE","IDEMPOTENCY_KEY_REUSED","TOO_MANY_REQUESTS","INTERNAL_ERROR","PAYMENT_GATEWAY_FAILED","SERVICE_UNAVAILABLE"]},
};
