import { requiredContext } from '../../lib/required-context.ts';
import type { PaymentStore } from './payment-store.ts';
import type { WaitingPayments } from './waiting-payments.ts';

export const [PaymentStoreProvider, usePaymentStore] =
  requiredContext<PaymentStore>('PaymentStore');

/** Provides the store of the waiting payments, which the server has not booked yet. */
export const [WaitingPaymentsProvider, useWaitingPayments] =
  requiredContext<WaitingPayments>('WaitingPayments');
