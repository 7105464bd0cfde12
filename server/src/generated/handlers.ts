// Generated from the contract by `npm run generate`. Do not edit.
import type { Handlers } from '../contract/handler.ts';
import { checkDisplayName } from '../users/check-display-name.ts';
import { createCustomInvoice } from '../payments/create-custom-invoice.ts';
import { createShareMessage } from '../referrals/create-share-message.ts';
import { createTariffInvoice } from '../payments/create-tariff-invoice.ts';
import { createWalletProofPayload } from '../users/create-wallet-proof-payload.ts';
import { getCachedTaps } from '../taps/get-cached-taps.ts';
import { getMe } from '../users/get-me.ts';
import { getMyPayouts } from '../payments/get-my-payouts.ts';
import { getMyRank } from '../leaderboard/get-my-rank.ts';
import { getMyReferralCode } from '../referrals/get-my-referral-code.ts';
import { getMyTaps } from '../taps/get-my-taps.ts';
import { getPaymentStatus } from '../payments/get-payment-status.ts';
import { getProfile } from '../users/get-profile.ts';
import { getReferralStats } from '../referrals/get-referral-stats.ts';
import { listBonusThresholds } from '../payments/list-bonus-thresholds.ts';
import { listCountries } from '../countries/list-countries.ts';
import { listExchangeRates } from '../payments/list-exchange-rates.ts';
import { listLevels } from '../levels/list-levels.ts';
import { listTariffs } from '../payments/list-tariffs.ts';
import { listTop } from '../leaderboard/list-top.ts';
import { quoteCustomPrice } from '../payments/quote-custom-price.ts';
import { setReferralCode } from '../referrals/set-referral-code.ts';
import { setUsernameVisibility } from '../users/set-username-visibility.ts';
import { startBonus } from '../bonus/start-bonus.ts';
import { updateMyProfile } from '../users/update-my-profile.ts';
import { verifyWalletProof } from '../users/verify-wallet-proof.ts';

/** The handler of each operation of the contract. */
export const handlers: Handlers = {
  getMe,
  updateMyProfile,
  setUsernameVisibility,
  checkDisplayName,
  getProfile,
  createWalletProofPayload,
  verifyWalletProof,
  getMyPayouts,
  getMyTaps,
  getCachedTaps,
  listLevels,
  listCountries,
  getMyRank,
  listTop,
  getMyReferralCode,
  setReferralCode,
  getReferralStats,
  createShareMessage,
  startBonus,
  listExchangeRates,
  listTariffs,
  listBonusThresholds,
  quoteCustomPrice,
  getPaymentStatus,
  createTariffInvoice,
  createCustomInvoice,
};
