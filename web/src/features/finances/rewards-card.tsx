import { leaderboardMembers, referralPercents } from '@bold/sdk/limits';
import { useListLevels } from '@bold/sdk/query';
import { useId } from 'react';
import { useLanguage, useTexts } from '../../lib/language.ts';
import { levelTitle } from '../../lib/level-title.ts';
import { Card } from '../../ui/card.tsx';
import { financesText } from './finances-text.ts';
import css from './rewards-card.module.css';

/** Explains which players earn rewards and how rewards are paid (spec §1, decisions §10 FIN). */
export function RewardsCard() {
  const { rewards } = useTexts(financesText);
  const language = useLanguage();
  const title = useId();
  const { data: levels = [] } = useListLevels();
  const paying = levels
    .filter((level) => level.payment_percentage > 0)
    .sort((a, b) => a.payment_percentage - b.payment_percentage)
    .map((level) => rewards.share(level.payment_percentage, levelTitle(level, language)));
  const [low] = paying;
  const high = paying.at(-1);

  return (
    <Card aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {rewards.title}
      </h2>
      <ul className={css.rules}>
        <li>{rewards.referral(referralPercents)}</li>
        {low && high ? <li>{rewards.top10(leaderboardMembers, low, high)}</li> : null}
        <li>{rewards.ties}</li>
        <li>{rewards.payout}</li>
        <li>{rewards.taps}</li>
      </ul>
    </Card>
  );
}
