// Generated from openapi/dist/openapi.json by `npm run generate`. Do not edit.
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
  ProfileUpdate,
  ReferralCode,
  ReferralCodeUpdate,
  ReferralStats,
  Taps,
  TariffInvoiceRequest,
  TariffList,
  User,
  UsernameVisibilityUpdate,
  WalletProof,
  WalletProofPayload,
} from '@bold/sdk';

/** What each operation of the contract takes and answers. */
export type Operations = {
  getMe: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: User;
  };
  updateMyProfile: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: ProfileUpdate;
    answer: ExtendedProfile;
  };
  setUsernameVisibility: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: UsernameVisibilityUpdate;
    answer: User;
  };
  checkDisplayName: {
    params: Record<string, never>;
    query: { display_name_to_check: string };
    body: undefined;
    answer: DisplayNameAvailability;
  };
  getProfile: {
    params: { id: Id };
    query: Record<string, never>;
    body: undefined;
    answer: ExtendedProfile;
  };
  createWalletProofPayload: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: WalletProofPayload;
  };
  verifyWalletProof: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: WalletProof;
    answer: ExtendedProfile;
  };
  getMyTaps: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: Taps;
  };
  getCachedTaps: {
    params: { id: Id };
    query: Record<string, never>;
    body: undefined;
    answer: CachedTaps;
  };
  listLevels: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: LevelList;
  };
  listCountries: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: CountryList;
  };
  getMyRank: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: LeaderboardEntryOrNull;
  };
  listTop: {
    params: Record<string, never>;
    query: { level_id?: Id };
    body: undefined;
    answer: LeaderboardTop;
  };
  getMyReferralCode: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: ReferralCode;
  };
  setReferralCode: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: ReferralCodeUpdate;
    answer: ReferralCode;
  };
  getReferralStats: {
    params: { id: Id };
    query: Record<string, never>;
    body: undefined;
    answer: ReferralStats;
  };
  startBonus: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: User;
  };
  listExchangeRates: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: ExchangeRateList;
  };
  listTariffs: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: TariffList;
  };
  listBonusThresholds: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: BonusThresholdList;
  };
  quoteCustomPrice: {
    params: Record<string, never>;
    query: { payment_currency: PaymentCurrency; amount: number };
    body: undefined;
    answer: CustomPriceQuote;
  };
  createTariffInvoice: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: TariffInvoiceRequest;
    answer: InvoiceResult;
  };
  createCustomInvoice: {
    params: Record<string, never>;
    query: Record<string, never>;
    body: CustomInvoiceRequest;
    answer: InvoiceResult;
  };
};
