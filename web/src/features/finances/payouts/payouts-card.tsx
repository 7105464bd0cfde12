import type { Payouts } from '@bold/sdk';
import { useId } from 'react';
import { useLanguage, useTexts } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { uiText } from '../../../ui/ui-text.ts';
import { PaidPayouts } from './paid-payouts.tsx';
import { PayoutAmount } from './payout-amount.tsx';
import { dayText, shortWallet, tonText } from './payout-values.ts';
import css from './payouts-card.module.css';
import { payoutsText } from './payouts-text.ts';
import { usePayoutPages } from './use-payout-pages.ts';

/** Shows due, held and paid rewards (decisions §6). */
export function PayoutsCard() {
  const texts = useTexts(payoutsText);
  const { refreshData } = useTexts(uiText);
  const title = useId();
  const { data, isFetching, refetch } = usePayoutPages();
  const payouts = data?.pages[0];
  return (
    <Card aria-labelledby={title} aria-busy={!payouts && isFetching}>
      <h2 id={title} className={css.title}>
        {texts.title}
      </h2>
      {payouts ? (
        <PayoutsContent payouts={payouts} />
      ) : isFetching ? (
        <Skeleton height="48px" />
      ) : (
        <>
          <p role="alert" className={css.text}>
            {texts.failed}
          </p>
          <Button wide look="outline" className={css.action} onClick={() => void refetch()}>
            {refreshData}
          </Button>
        </>
      )}
    </Card>
  );
}

function PayoutsContent({ payouts }: { payouts: Payouts }) {
  const texts = useTexts(payoutsText);
  const { due, held, sending, paid } = payouts;
  const isOpen = due.dollars > 0 || held.length > 0 || sending !== null;
  if (!isOpen && paid.length === 0) return <p className={css.text}>{texts.none}</p>;
  return (
    <>
      {isOpen ? <OpenRewards payouts={payouts} /> : null}
      {paid.length > 0 ? (
        <>
          <h3 className={css.heading}>{texts.paid}</h3>
          <PaidPayouts />
        </>
      ) : null}
    </>
  );
}

function OpenRewards({ payouts: { due, held, sending } }: { payouts: Payouts }) {
  const texts = useTexts(payoutsText);
  const language = useLanguage();
  const day = (time: string | null) => (time === null ? '' : dayText(time, language));
  const reasons = due.holds.map(({ reason, until }) =>
    // The server may be newer than a page that was opened long ago.
    Object.hasOwn(texts.holds, reason) ? texts.holds[reason](day(until)) : texts.otherHold,
  );
  return (
    <dl className={css.rewards}>
      {due.dollars > 0 || reasons.length > 0 ? (
        <PayoutAmount
          name={due.dollars > 0 ? texts.due : texts.nothingDue}
          dollars={due.dollars > 0 ? due.dollars : null}
          notes={reasons.length > 0 ? reasons : [texts.next]}
        />
      ) : null}
      {held.map(({ payment_currency: currency, dollars, first_until, last_until }) => {
        const [first, last] = [day(first_until), day(last_until)];
        const note = first === last ? texts.heldUntil(last) : texts.heldBetween(first, last);
        return (
          <PayoutAmount
            key={currency}
            name={texts.held[currency]}
            {...{ dollars }}
            notes={[note]}
          />
        );
      })}
      {sending ? (
        <PayoutAmount
          name={texts.sending}
          dollars={sending.dollars}
          notes={[texts.to(tonText(sending.nano_ton), shortWallet(sending.wallet))]}
        />
      ) : null}
    </dl>
  );
}
