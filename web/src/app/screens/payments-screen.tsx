import { observer } from 'mobx-react-lite';
import { PaymentsPage } from '../../features/payments/payments-page.tsx';
import { useStores } from '../wiring/stores.tsx';

/** The store, with the balance that it fills. */
export const PaymentsScreen = observer(function PaymentsScreen() {
  const { taps } = useStores();
  return <PaymentsPage available={taps.balance.available} />;
});
