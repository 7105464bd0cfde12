import { useGetMyReferralCode } from '@bold/sdk/query';
import { useId } from 'react';
import { useAppConfig } from '../../lib/app-config.ts';
import { useTexts } from '../../lib/language.ts';
import { referralStartParameter, startLink } from '../../lib/start-link.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './referral-link-card.module.css';
import { referralsText } from './referrals-text.ts';

type ReferralLinkCardProps = { onCopy: (link: string) => Promise<void> };

/** Shows the referral link and a button that copies the link (spec §1, decisions §7). */
export function ReferralLinkCard({ onCopy }: ReferralLinkCardProps) {
  const texts = useTexts(referralsText);
  const title = useId();
  const { app_url } = useAppConfig();
  const { data, isFetching, refetch } = useGetMyReferralCode();
  const link = data && startLink(app_url, referralStartParameter(data.code));

  return (
    <Card aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {texts.link.title}
      </h2>
      <p className={css.text}>{texts.link.text}</p>
      {link === undefined ? (
        <p className={css.link}>{isFetching ? <Skeleton height="1.35em" /> : texts.failed}</p>
      ) : (
        <p className={css.link} translate="no">
          {link}
        </p>
      )}
      <Button
        wide
        isBusy={isFetching && !link}
        onClick={() => void (link === undefined ? refetch() : onCopy(link))}
      >
        {link === undefined && !isFetching ? texts.again : texts.link.copy}
      </Button>
    </Card>
  );
}
