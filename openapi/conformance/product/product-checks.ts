import type { Check } from '../check.ts';
import { bonusChecks } from './bonus.ts';
import { catalogueChecks } from './catalogue.ts';
import { historiesChecks } from './histories.ts';
import { idempotencyChecks } from './idempotency.ts';
import { invoicesChecks } from './invoices.ts';
import { leaderboardChecks } from './leaderboard.ts';
import { liveClosingsChecks } from './live-closings.ts';
import { liveRefusalsChecks } from './live-refusals.ts';
import { liveTapsChecks } from './live-taps.ts';
import { namesChecks } from './names.ts';
import { profileFieldsChecks } from './profile-fields.ts';
import { purchasesChecks } from './purchases.ts';
import { quotesChecks } from './quotes.ts';
import { referralsChecks } from './referrals.ts';
import { tapsChecks } from './taps.ts';
import { usersChecks } from './users.ts';
import { walletProofsChecks } from './wallet-proofs.ts';

/** Checks of the product's behavior, beyond the form of its responses. */
export const productChecks: Check[] = [
  ...usersChecks,
  ...namesChecks,
  ...profileFieldsChecks,
  ...walletProofsChecks,
  ...tapsChecks,
  ...catalogueChecks,
  ...leaderboardChecks,
  ...referralsChecks,
  ...bonusChecks,
  ...quotesChecks,
  ...invoicesChecks,
  ...purchasesChecks,
  ...liveTapsChecks,
  ...liveRefusalsChecks,
  ...liveClosingsChecks,
  ...idempotencyChecks,
  ...historiesChecks,
];
