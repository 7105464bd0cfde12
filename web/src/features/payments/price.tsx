import type { PaymentCurrency } from '@bold/sdk';
import { useTexts } from '../../lib/language.ts';
import { paymentsText } from './payments-text.ts';
import css from './price.module.css';

export function Price({ price, currency }: { price: number; currency: PaymentCurrency }) {
  const { amount, unit } = useTexts(paymentsText).price[currency](price);
  return (
    <span>
      <span className={css.amount}>{amount}</span> <span className={css.unit}>{unit}</span>
    </span>
  );
}
