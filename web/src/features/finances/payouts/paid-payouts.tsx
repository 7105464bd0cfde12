import type { PaidPayout } from '@bold/sdk';
import { useGetMyPayouts } from '@bold/sdk/query';
import { type MouseEvent, useState } from 'react';
import { useAppConfig } from '../../../lib/app-config.ts';
import { dollarText } from '../../../lib/dollar-text.ts';
import { useLanguage, useTexts } from '../../../lib/language.ts';
import { useTelegram } from '../../../telegram/telegram-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { uiText } from '../../../ui/ui-text.ts';
import { dayText, explorerUrl, shortWallet, tonText } from './payout-values.ts';
import css from './payouts-card.module.css';
import { payoutsText } from './payouts-text.ts';

/**
 * Lists one page of payouts, newest first. A button adds the next page below the list.
 * @param props.before the cursor of this page; `undefined` for the first page
 */
export function PaidPayouts({ before }: { before: string | undefined }) {
  const texts = useTexts(payoutsText);
  const { refreshData } = useTexts(uiText);
  const [isContinued, setContinued] = useState(false);
  const params = before === undefined ? undefined : { before };
  const { data, isFetching, refetch } = useGetMyPayouts(params);
  if (!data) {
    if (isFetching) return <Skeleton height="48px" />;
    return (
      <Button wide look="outline" className={css.action} onClick={() => void refetch()}>
        {refreshData}
      </Button>
    );
  }
  return (
    <>
      <ul className={css.paid}>
        {data.paid.map((payout) => (
          <PaidRow key={payout.id} payout={payout} />
        ))}
      </ul>
      {data.next !== null && isContinued ? <PaidPayouts before={data.next} /> : null}
      {data.next !== null && !isContinued ? (
        <Button wide look="outline" className={css.action} onClick={() => setContinued(true)}>
          {texts.earlier}
        </Button>
      ) : null}
    </>
  );
}

function PaidRow({ payout }: { payout: PaidPayout }) {
  const texts = useTexts(payoutsText);
  const telegram = useTelegram();
  const { ton_network: network } = useAppConfig();
  const date = dayText(payout.paid_at, useLanguage());
  const url = explorerUrl(network, payout.transaction);

  function open(event: MouseEvent) {
    event.preventDefault();
    telegram.openLink(url);
  }

  return (
    <li className={css.row}>
      <span>{date}</span>
      <span className={css.dollars}>${dollarText(payout.dollars)}</span>
      <span className={css.note}>
        {texts.to(tonText(payout.nano_ton), shortWallet(payout.wallet))}
      </span>
      <a
        className={css.link}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.transactionOf(date)}
        onClick={open}
      >
        {texts.transaction}
      </a>
    </li>
  );
}
