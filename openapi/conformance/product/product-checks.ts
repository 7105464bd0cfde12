import type { Check } from '../check.ts';
import { allOrNothingChecks } from './all-or-nothing.ts';
import { bonusChecks } from './bonus.ts';
import { catalogueChecks } from './catalogue.ts';
import { historiesChecks } from './histories.ts';
import { idempotencyChecks } from './idempotency.ts';
import { invoicesChecks } from './invoices.ts';
import { keyLifetimesChecks } from './key-lifetimes.ts';
import { leaderboardChecks } from './leaderboard.ts';
import { levelsChecks } from './levels.ts';
import { liveClosingsChecks } from './live-closings.ts';
import { liveLimitsChecks } from './live-limits.ts';
import { livePlayersChecks } from './live-players.ts';
import { liveRefusalsChecks } from './live-refusals.ts';
import { liveTapsChecks } from './live-taps.ts';
import { namesChecks } from './names.ts';
import { profileFieldsChecks } from './profile-fields.ts';
import { purchasesChecks } from './purchases.ts';
import { quotesChecks } from './quotes.ts';
import { referralsChecks } from './referrals.ts';
import { refundsChecks } from './refunds.ts';
import { tapsChecks } from './taps.ts';
import { usersChecks } from './users.ts';
import { walletForgeriesChecks } from './wallet-forgeries.ts';
import { walletProofsChecks } from './wallet-proofs.ts';

/** Checks of the product's behavior, beyond the form of its responses. */
export const productChecks: Check[] = [
  ...usersChecks,
  ...namesChecks,
  ...allOrNothingChecks,
  ...profileFieldsChecks,
  ...walletProofsChecks,
  ...walletForgeriesChecks,
  ...tapsChecks,
  ...catalogueChecks,
  ...leaderboardChecks,
  ...referralsChecks,
  ...bonusChecks,
  ...quotesChecks,
  ...invoicesChecks,
  ...purchasesChecks,
  ...refundsChecks,
  ...levelsChecks,
  ...liveTapsChecks,
  ...liveRefusalsChecks,
  ...liveClosingsChecks,
  ...liveLimitsChecks,
  ...livePlayersChecks,
  ...idempotencyChecks,
  ...keyLifetimesChecks,
  ...historiesChecks,
];
