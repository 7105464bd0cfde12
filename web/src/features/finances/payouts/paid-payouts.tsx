import type { PaidPayout } from '@bold/sdk';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useAppConfig } from '../../../lib/app-config.ts';
import { rewardText } from '../../../lib/dollar-text.ts';
import { useLanguage, useTexts } from '../../../lib/language.ts';
import { useTelegram } from '../../../telegram/telegram-context.ts';
import { Button } from '../../../ui/button.tsx';
import { uiText } from '../../../ui/ui-text.ts';
import { dayText, explorerUrl, shortWallet, tonText } from './payout-values.ts';
import css from './payouts-card.module.css';
import { payoutsText } from './payouts-text.ts';
import { usePayoutPages } from './use-payout-pages.ts';

/** Lists the paid payouts, newest first. A button adds a page of earlier ones. */
export function PaidPayouts() {
  const texts = useTexts(payoutsText);
  const { refreshData } = useTexts(uiText);
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = usePayoutPages();
  const rows = data?.pages.flatMap(({ paid }) => paid) ?? [];
  const { list, focusNewRow } = useFocusOnNewRow(rows.length);

  function showEarlier() {
    focusNewRow();
    void fetchNextPage();
  }

  return (
    <>
      <ul ref={list}>
        {rows.map((payout) => (
          <PaidRow key={payout.id} payout={payout} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          wide
          look="outline"
          className={css.action}
          isBusy={isFetching}
          onClick={showEarlier}
        >
          {isFetchNextPageError ? refreshData : texts.earlier}
        </Button>
      ) : null}
    </>
  );
}

/**
 * Returns the ref of a list and the function `focusNewRow`. After a call of `focusNewRow`, the focus moves to the link
 * of the first new row as soon as rows are added.
 */
function useFocusOnNewRow(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const awaited = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (awaited.current === undefined || count <= awaited.current) return;
    list.current?.children[awaited.current]?.querySelector('a')?.focus({ preventScroll: true });
    awaited.current = undefined;
  }, [count]);
  function focusNewRow() {
    awaited.current = count;
  }
  return { list, focusNewRow };
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
      <span className={css.dollars}>${rewardText(payout.dollars)}</span>
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
