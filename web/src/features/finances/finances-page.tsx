import {
  useGetMe,
  useGetMyReferralCode,
  useGetReferralStats,
  useListExchangeRates,
} from '@bold/sdk/query';
import type { ReactNode } from 'react';
import { ErrorView } from '../../ui/error-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EarningsCard } from './earnings-card.tsx';
import css from './finances-page.module.css';
import { PayoutsCard } from './payouts/payouts-card.tsx';
import { usePayoutPages } from './payouts/use-payout-pages.ts';
import { RewardsCard } from './rewards-card.tsx';
import { useOwnProfile } from './use-own-profile.ts';
import { WalletCard } from './wallet-card.tsx';

type FinancesPageProps = {
  /** The player's total taps. */
  total: number;
  /** The `ReferralLinkCard`, from another feature. */
  referralLink: ReactNode;
};

/** Shows the player's earnings, referral link, wallet and payouts (spec §2 "/finances"). */
export function FinancesPage({ total, referralLink }: FinancesPageProps): ReactNode {
  const { data: profile, isFetching, refetch } = useOwnProfile();
  const { data: me } = useGetMe();
  const stats = useGetReferralStats(me?.id ?? 0, { query: { enabled: me !== undefined } });
  const code = useGetMyReferralCode();
  const rates = useListExchangeRates();
  const payouts = usePayoutPages();
  const info = profile?.payment_info;
  if (!info && !isFetching) return <ErrorView onRetry={() => void refetch()} />;
  // Rendering before these queries finish would shift the layout. `isFetched` and not `isLoading`: a card repeats a
  // failed request when it mounts, and the skeleton must not replace the card then.
  const isComplete = [stats, code, rates, payouts].every(({ isFetched }) => isFetched);
  if (!info || !isComplete) return <FinancesSkeleton />;
  return (
    <div className={css.page}>
      <EarningsCard info={info} total={total} />
      {referralLink}
      <WalletCard info={info} />
      <PayoutsCard />
      <RewardsCard />
    </div>
  );
}

function FinancesSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <Skeleton height="240px" />
      <Skeleton height="180px" />
      <Skeleton height="200px" />
    </div>
  );
}
