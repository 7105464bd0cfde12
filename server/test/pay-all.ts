import { executePayouts, type PayoutOutcome } from '../src/payments/payouts/execute-payouts.ts';
import type { PayoutSender } from '../src/payments/payouts/payout-sender.ts';
import { planPayouts } from '../src/payments/payouts/plan-payouts.ts';

/** The price of one TON, in micro-dollars. A dollar buys 0.4 TON. */
export const tonPriceMicros = 2_500_000;

/** Plans and executes the due payouts at the price `tonPriceMicros`. */
export async function payAll(
  tools: Parameters<typeof executePayouts>[0],
  sender: PayoutSender,
): Promise<PayoutOutcome[]> {
  return executePayouts(tools, sender, await planPayouts(tools, { tonPriceMicros }));
}
