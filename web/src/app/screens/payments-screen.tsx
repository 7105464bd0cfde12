import { observer } from 'mobx-react-lite';
import { PaymentsPage } from '../../features/payments/payments-page.tsx';
import { useStores } from '../wiring/stores.tsx';
import { PaymentStores } from './payment-stores.tsx';

export const PaymentsScreen = observer(function PaymentsScreen() {
  const { taps } = useStores();
  return (
    <PaymentStores>
      <PaymentsPage available={taps.balance.available} />
    </PaymentStores>
  );
});
