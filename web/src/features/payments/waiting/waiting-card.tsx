import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { NoticeCard } from '../notice-card.tsx';
import { useWaitingPayments } from '../payment-store-context.ts';
import { paymentsText } from '../payments-text.ts';
import css from './waiting-card.module.css';

/** Shows the waiting payment that blocks other purchases. Shows nothing if there is no such payment. */
export const WaitingCard = observer(function WaitingCard() {
  const texts = useTexts(paymentsText);
  const waiting = useWaitingPayments();
  const payment = waiting.blocking;
  if (!payment) return null;
  return (
    <NoticeCard title={texts.waiting.title} text={texts.waiting.text(payment.creditedTaps)}>
      <Button look="plain" className={css.setAside} onClick={() => waiting.setAside(payment)}>
        {texts.waiting.setAside}
      </Button>
    </NoticeCard>
  );
});
