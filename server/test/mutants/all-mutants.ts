import { mockBoardsMutants } from './mock/boards.ts';
import { mockBodiesMutants } from './mock/bodies.ts';
import { mockFramesMutants } from './mock/frames.ts';
import { mockHttpMutants } from './mock/http.ts';
import { mockIdempotencyMutants } from './mock/idempotency.ts';
import { mockInitDataMutants } from './mock/init-data.ts';
import { mockLiveMutants } from './mock/live.ts';
import { mockPaymentsMutants } from './mock/payments.ts';
import { mockProfilesMutants } from './mock/profiles.ts';
import { mockReferralsMutants } from './mock/referrals.ts';
import { mockSessionsMutants } from './mock/sessions.ts';
import { mockTapsMutants } from './mock/taps.ts';
import { mockUsersMutants } from './mock/users.ts';
import { mockWalletsMutants } from './mock/wallets.ts';
import { analyticsMutants } from './server/analytics.ts';
import { boardsMutants } from './server/boards.ts';
import { chargesMutants } from './server/charges.ts';
import { framesMutants } from './server/frames.ts';
import { httpMutants } from './server/http.ts';
import { idempotencyMutants } from './server/idempotency.ts';
import { initDataMutants } from './server/init-data.ts';
import { inputMutants } from './server/input.ts';
import { limitsMutants } from './server/limits.ts';
import { liveMutants } from './server/live.ts';
import { operationsMutants } from './server/operations.ts';
import { paymentsMutants } from './server/payments.ts';
import { payoutsMutants } from './server/payouts.ts';
import { pricesMutants } from './server/prices.ts';
import { referralsMutants } from './server/referrals.ts';
import { restartMutants } from './server/restart.ts';
import { settlementMutants } from './server/settlement.ts';
import { tapsMutants } from './server/taps.ts';
import { textsMutants } from './server/texts.ts';
import { tonMutants } from './server/ton.ts';
import { usersMutants } from './server/users.ts';
import { walletsMutants } from './server/wallets.ts';

/** The conformance kit should detect each of these faults in the server or the mock. */
export const allMutants = [
  ...initDataMutants,
  ...httpMutants,
  ...inputMutants,
  ...idempotencyMutants,
  ...limitsMutants,
  ...usersMutants,
  ...textsMutants,
  ...walletsMutants,
  ...tapsMutants,
  ...liveMutants,
  ...framesMutants,
  ...boardsMutants,
  ...referralsMutants,
  ...pricesMutants,
  ...paymentsMutants,
  ...chargesMutants,
  ...tonMutants,
  ...settlementMutants,
  ...payoutsMutants,
  ...restartMutants,
  ...operationsMutants,
  ...analyticsMutants,
  ...mockInitDataMutants,
  ...mockHttpMutants,
  ...mockBodiesMutants,
  ...mockIdempotencyMutants,
  ...mockUsersMutants,
  ...mockProfilesMutants,
  ...mockWalletsMutants,
  ...mockTapsMutants,
  ...mockSessionsMutants,
  ...mockLiveMutants,
  ...mockFramesMutants,
  ...mockBoardsMutants,
  ...mockReferralsMutants,
  ...mockPaymentsMutants,
];
