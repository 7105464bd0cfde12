import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { CustomPaymentPage } from '../../features/payments/custom-payment-page.tsx';
import { paths } from '../../lib/paths.ts';
import { PaymentStores } from './payment-stores.tsx';

/** Sells a custom amount of taps (spec §4). Opens the payments page when the payment is paid or pending. */
export function CustomPaymentScreen() {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function leave() {
    // A payment can end after the player has left this page.
    if (isHere.current) void navigate(paths.payments, { replace: true });
  }

  return (
    <PaymentStores>
      <CustomPaymentPage onPaid={leave} />
    </PaymentStores>
  );
}
