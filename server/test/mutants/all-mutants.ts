import { analyticsMutants } from './server/analytics.ts';
import { boardsMutants } from './server/boards.ts';
import { httpMutants } from './server/http.ts';
import { idempotencyMutants } from './server/idempotency.ts';
import { initDataMutants } from './server/init-data.ts';
import { limitsMutants } from './server/limits.ts';
import { liveMutants } from './server/live.ts';
import { paymentsMutants } from './server/payments.ts';
import { referralsMutants } from './server/referrals.ts';
import { tapsMutants } from './server/taps.ts';
import { usersMutants } from './server/users.ts';
import { walletsMutants } from './server/wallets.ts';

/** Every fault that is seeded into the reference server or into the mock's world. */
export const allMutants = [
  ...initDataMutants,
  ...httpMutants,
  ...idempotencyMutants,
  ...limitsMutants,
  ...usersMutants,
  ...walletsMutants,
  ...tapsMutants,
  ...liveMutants,
  ...boardsMutants,
  ...referralsMutants,
  ...paymentsMutants,
  ...analyticsMutants,
];
