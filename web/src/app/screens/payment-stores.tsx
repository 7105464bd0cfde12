import type { ReactNode } from 'react';
import {
  PaymentStoreProvider,
  WaitingPaymentsProvider,
} from '../../features/payments/payment-store-context.ts';
import { createPayments } from '../wiring/create-payments.ts';
import { useStores } from '../wiring/stores.tsx';

/** Provides the payment stores. Their code loads only with the screens that sell something. */
export function PaymentStores({ children }: { children: ReactNode }) {
  const { payments, waiting } = useStores().openPayments(createPayments);
  return (
    <PaymentStoreProvider value={payments}>
      <WaitingPaymentsProvider value={waiting}>{children}</WaitingPaymentsProvider>
    </PaymentStoreProvider>
  );
}
