import { requiredContext } from '../../lib/required-context.ts';
import type { PaymentStore } from './payment-store.ts';
import type { WaitingPayments } from './waiting/waiting-payments.ts';

export const [PaymentStoreProvider, usePaymentStore] =
  requiredContext<PaymentStore>('PaymentStore');

export const [WaitingPaymentsProvider, useWaitingPayments] =
  requiredContext<WaitingPayments>('WaitingPayments');
