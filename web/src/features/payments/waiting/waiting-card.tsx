import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import css from '../notice-card.module.css';
import { useWaitingPayments } from '../payment-store-context.ts';
import { paymentsText } from '../payments-text.ts';

/** Shows the waiting payment that blocks other purchases. Shows nothing if there is no such payment. */
export const WaitingCard = observer(function WaitingCard() {
  const texts = useTexts(paymentsText);
  const waiting = useWaitingPayments();
  const payment = waiting.blocking;
  if (!payment) return null;
  return (
    <Card role="status" aria-label={texts.waiting.title}>
      <p className={css.title}>{texts.waiting.title}</p>
      <p className={css.text}>{texts.waiting.text(payment.creditedTaps)}</p>
      <Button look="plain" className={css.setAside} onClick={() => waiting.setAside(payment)}>
        {texts.waiting.setAside}
      </Button>
    </Card>
  );
});
