import type { CustomPriceQuote } from '@bold/sdk';
import { groupDigits } from '@bold/sdk/game';
import { useTexts } from '../../lib/language.ts';
import { paymentsText } from './payments-text.ts';
import { Price } from './price.tsx';
import css from './quote-summary.module.css';

type QuoteSummaryProps = {
  quote: CustomPriceQuote | undefined;
  /** Another quote is on its way. */
  isStale: boolean;
};

/** What an amount brings and costs. Its lines are always there, so the total never moves. */
export function QuoteSummary({ quote, isStale }: QuoteSummaryProps) {
  const words = useTexts(paymentsText);
  const bonus = quote?.used_bonus?.bonus_percents ?? 0;

  return (
    <output className={css.summary} aria-busy={isStale} data-stale={isStale}>
      <span className={css.line}>
        <span>{words.youGet}</span>{' '}
        <b>
          {quote
            ? `${groupDigits(quote.total_amount)} ${words.taps(quote.total_amount)}`
            : words.none}
        </b>
      </span>{' '}
      <span className={css.line}>
        <span>{words.extra}</span> <b>{quote && bonus > 0 ? `+${bonus}%` : words.none}</b>
      </span>{' '}
      <span className={[css.line, css.total].join(' ')}>
        <span>{words.total}</span>{' '}
        {quote ? (
          <Price price={quote.target_price} currency={quote.payment_currency} />
        ) : (
          <b>{words.none}</b>
        )}
      </span>
    </output>
  );
}
