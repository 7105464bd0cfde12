import { hasStoredPayments } from '../../features/payments/waiting/stored-payments.ts';
import type { createPayments, PaymentParts, Payments } from './create-payments.ts';

/** Returns the payment stores, and creates them with `create` if they do not exist yet. */
export type OpenPayments = (create: typeof createPayments) => Payments;

/**
 * Returns a function that creates the payment stores at its first call and returns the same stores at later calls. If
 * the live connection opens while the device has waiting payments, the stores are created before the first call.
 */
export function lazyPayments(parts: PaymentParts): OpenPayments {
  const { connection, device, telegram } = parts;
  let payments: Payments | undefined;
  // Except for `follow`, only screens that sell something call this, so other screens do not load the stores' code.
  const open: OpenPayments = (create) => {
    payments ??= create(parts);
    return payments;
  };

  async function follow() {
    try {
      const { createPayments } = await import('./create-payments.ts');
      open(createPayments);
    } catch (error) {
      // The next connection that opens tries again.
      console.warn(error);
    }
  }

  connection.subscribe(({ type }) => {
    const isDue = type === 'opened' && !payments;
    if (isDue && hasStoredPayments(device, telegram.launch.initData.user.id)) void follow();
  });
  return open;
}
