import { requiredContext } from '../../lib/required-context.ts';
import type { PaymentStore } from './payment-store.ts';

export const [PaymentStoreProvider, usePaymentStore] =
  requiredContext<PaymentStore>('PaymentStore');
