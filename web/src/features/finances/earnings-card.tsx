import type { PaymentInfo } from '@bold/sdk';
import { referralPercents } from '@bold/sdk/limits';
import { useGetMe, useGetReferralStats, useListExchangeRates } from '@bold/sdk/query';
import { type CSSProperties, useId } from 'react';
import { dollarText, rewardText } from '../../lib/dollar-text.ts';
import { useTexts } from '../../lib/language.ts';
import { Card } from '../../ui/card.tsx';
import css from './earnings-card.module.css';
import { financesText } from './finances-text.ts';

type EarningsCardProps = {
  info: PaymentInfo;
  /** The player's total taps. */
  total: number;
};

/** Shows the player's revenue by source and the dollar value of the player's taps (spec §1, §2). */
export function EarningsCard({ info, total }: EarningsCardProps) {
  const { earnings } = useTexts(financesText);
  const title = useId();
  const { data: me } = useGetMe();
  const { data: stats } = useGetReferralStats(me?.id ?? 0, {
    query: { enabled: me !== undefined },
  });
  const { data: rates } = useListExchangeRates();
  const rate = rates?.find(
    ({ source_currency: source, target_currency: target }) =>
      source === 'TAPS' && target === 'DOLLARS',
  );
  const { referrals_dol_revenue: referrals, top10_dol_revenue: top10 } = info;
  const sum = `$${rewardText(referrals + top10)}`;

  return (
    <Card aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {earnings.title}
      </h2>
      <p className={css.sum} style={{ '--figures': sum.length } as CSSProperties}>
        {sum}
      </p>
      <dl className={css.parts}>
        <Part name={earnings.referrals} dollars={rewardText(referrals)} />
        <Part name={earnings.top10} dollars={rewardText(top10)} />
        <Part name={earnings.taps} dollars={rate && dollarText(dollarValue(total, rate.rate))} />
      </dl>
      {stats && stats.referred_users_count > 0 ? (
        <p className={css.note}>{earnings.note(referralPercents, stats.referred_users_count)}</p>
      ) : null}
    </Card>
  );
}

function Part({ name, dollars }: { name: string; dollars: string | undefined }) {
  const text = dollars === undefined ? '–' : `$${dollars}`;
  return (
    <div className={css.part}>
      <dt>{name}</dt>
      <dd className={css.dollars} style={{ '--figures': text.length } as CSSProperties}>
        {text}
      </dd>
    </div>
  );
}

/** Returns the value of taps in dollars (spec §1); `rate` is dollars per tap. */
export function dollarValue(taps: number, rate: number): number {
  return Math.round(taps * rate * 1e6) / 1e6;
}
