import type { CustomPriceQuote } from '@bold/sdk';
import { useTexts } from '../../lib/language.ts';
import { paymentsText } from './payments-text.ts';
import { Price } from './price.tsx';
import css from './quote-summary.module.css';

type QuoteSummaryProps = {
  quote: CustomPriceQuote | undefined;
  /** True while the next quote is loading. */
  isStale: boolean;
};

/** Shows a quote. Renders all lines even without a quote, so that the layout does not shift. */
export function QuoteSummary({ quote, isStale }: QuoteSummaryProps) {
  const texts = useTexts(paymentsText);
  const bonus = quote?.used_bonus?.bonus_percents ?? 0;

  return (
    <output className={css.summary} aria-busy={isStale} data-stale={isStale}>
      <span className={css.line}>
        <span>{texts.youGet}</span> <b>{quote ? texts.taps(quote.total_amount) : texts.none}</b>
      </span>{' '}
      <span className={css.line}>
        <span>{texts.extra}</span> <b>{quote && bonus > 0 ? `+${bonus}%` : texts.none}</b>
      </span>{' '}
      <span className={[css.line, css.total].join(' ')}>
        <span>{texts.total}</span>{' '}
        {quote ? (
          <Price price={quote.target_price} currency={quote.payment_currency} />
        ) : (
          <b>{texts.none}</b>
        )}
      </span>
    </output>
  );
}
