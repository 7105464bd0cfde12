import { getGetMyTapsQueryKey, useGetMyTaps } from '@bold/sdk/query';
import { keepPreviousData } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../lib/language.ts';
import { Card } from '../../ui/card.tsx';
import css from './notice-card.module.css';
import { useWaitingPayments } from './payment-store-context.ts';
import { paymentsText } from './payments-text.ts';

/** Says how many taps the player must repay because of a refund. Shows nothing without a debt. */
export const DebtCard = observer(function DebtCard() {
  const texts = useTexts(paymentsText);
  const waiting = useWaitingPayments().payments.length;
  // A payment that begins or ends may change the debt, so each number of waiting payments has its own request.
  const queryKey = [...getGetMyTapsQueryKey(), 'debt', waiting];
  const { data: balance } = useGetMyTaps({
    query: { queryKey, staleTime: 0, placeholderData: keepPreviousData },
  });
  const debt = balance?.debt_taps;

  if (!debt) return null;
  return (
    <Card role="status" aria-label={texts.debt.title(debt)}>
      <p className={css.title}>{texts.debt.title(debt)}</p>
      <p className={css.text}>{texts.debt.text}</p>
    </Card>
  );
});
