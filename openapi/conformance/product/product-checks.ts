import { type Check, slow } from '../check.ts';
import { allOrNothingChecks } from './all-or-nothing.ts';
import { bonusChecks } from './bonus.ts';
import { catalogueChecks } from './catalogue.ts';
import { deploymentChecks } from './deployment.ts';
import { historiesChecks } from './histories.ts';
import { idempotencyChecks } from './idempotency.ts';
import { keyLifetimesChecks } from './key-lifetimes.ts';
import { leaderboardChecks } from './leaderboard.ts';
import { levelRanksChecks } from './level-ranks.ts';
import { levelsChecks } from './levels.ts';
import { liveClosingsChecks } from './live-closings.ts';
import { liveLimitsChecks } from './live-limits.ts';
import { liveOpeningsChecks } from './live-openings.ts';
import { livePlayersChecks } from './live-players.ts';
import { liveRefusalsChecks } from './live-refusals.ts';
import { liveSocketsChecks } from './live-sockets.ts';
import { liveTapsChecks } from './live-taps.ts';
import { namesChecks } from './names.ts';
import { dollarsChecks } from './payments/dollars.ts';
import { invoicesChecks } from './payments/invoices.ts';
import { paymentStatusChecks } from './payments/payment-status.ts';
import { payoutsChecks } from './payments/payouts.ts';
import { purchasesChecks } from './payments/purchases.ts';
import { quotesChecks } from './payments/quotes.ts';
import { refundsChecks } from './payments/refunds.ts';
import { returnedChargesChecks } from './payments/returned-charges.ts';
import { settlementChecks } from './payments/settlement.ts';
import { tonChecks } from './payments/ton.ts';
import { webhookChecks } from './payments/webhook.ts';
import { profileFieldsChecks } from './profile-fields.ts';
import { referralsChecks } from './referrals.ts';
import { shareMessagesChecks } from './share-messages.ts';
import { tapsChecks } from './taps.ts';
import { usersChecks } from './users.ts';
import { walletForgeriesChecks } from './wallet-forgeries.ts';
import { walletLimitChecks } from './wallet-limit.ts';
import { walletMessagesChecks } from './wallet-messages.ts';
import { walletProofsChecks } from './wallet-proofs.ts';

const keepsRanks = (check: Check): Check => ({ ...check, keeps: ['ranks'] });

/** The checks of what each operation does. The checks of general rules are in `documentChecks`. */
export const productChecks: Check[] = [
  ...usersChecks,
  ...namesChecks,
  ...allOrNothingChecks,
  ...profileFieldsChecks,
  ...walletProofsChecks,
  ...walletForgeriesChecks,
  ...walletLimitChecks.map(slow).map(keepsRanks),
  ...walletMessagesChecks.map(slow).map(keepsRanks),
  ...tapsChecks,
  ...catalogueChecks,
  ...leaderboardChecks,
  ...levelRanksChecks,
  ...referralsChecks,
  ...shareMessagesChecks,
  ...bonusChecks,
  ...quotesChecks,
  ...invoicesChecks,
  ...purchasesChecks,
  ...paymentStatusChecks,
  ...refundsChecks,
  ...returnedChargesChecks,
  ...webhookChecks,
  ...dollarsChecks,
  ...tonChecks.map(slow).map(keepsRanks),
  ...payoutsChecks,
  ...settlementChecks,
  ...levelsChecks.map(slow),
  ...liveTapsChecks,
  ...liveRefusalsChecks,
  ...liveClosingsChecks,
  ...liveLimitsChecks.map(slow),
  ...liveSocketsChecks.map(slow),
  ...livePlayersChecks,
  ...liveOpeningsChecks,
  ...idempotencyChecks,
  ...keyLifetimesChecks.map(slow),
  ...historiesChecks,
  ...deploymentChecks,
];
