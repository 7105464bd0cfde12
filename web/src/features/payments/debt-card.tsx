import { getGetMyTapsQueryKey, useGetMyTaps } from '@bold/sdk/query';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTexts } from '../../lib/language.ts';
import { NoticeCard } from './notice-card.tsx';
import { useWaitingPayments } from './payment-store-context.ts';
import { paymentsText } from './payments-text.ts';

/** Says how many taps the player must repay because of a refund. Shows nothing without a debt. */
export const DebtCard = observer(function DebtCard() {
  const texts = useTexts(paymentsText);
  const waiting = useWaitingPayments();
  // A query of its own, because a result of the other one replaces the balance of the tap store.
  const queryKey = [...getGetMyTapsQueryKey(), 'debt'];
  const { data: balance, refetch } = useGetMyTaps({ query: { queryKey, staleTime: 0 } });
  const debt = balance?.debt_taps;

  // A payment that begins or ends may change the debt.
  useEffect(
    () =>
      reaction(
        () => waiting.payments.length,
        () => void refetch(),
      ),
    [waiting, refetch],
  );

  if (!debt) return null;
  return <NoticeCard title={texts.debt.title(debt)} text={texts.debt.text} />;
});
