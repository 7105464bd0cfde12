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
import { LinkCard } from './link-card.tsx';
import { RewardsCard } from './rewards-card.tsx';
import { useOwnProfile } from './use-own-profile.ts';
import { WalletCard } from './wallet-card.tsx';

type FinancesPageProps = {
  /** The player's taps in all. */
  total: number;
  onCopy: (link: string) => Promise<void>;
};

/** What the player earns, by whom, and where it goes (spec §2 "/finances"). */
export function FinancesPage({ total, onCopy }: FinancesPageProps): ReactNode {
  const { data: profile, isFetching, refetch } = useOwnProfile();
  const { data: me } = useGetMe();
  const stats = useGetReferralStats(me?.id ?? 0, { query: { enabled: me !== undefined } });
  const code = useGetMyReferralCode();
  const rates = useListExchangeRates();
  const info = profile?.payment_info;
  if (!info && !isFetching) return <ErrorView onRetry={() => void refetch()} />;
  // The cards below would move if what is asked for these came after them.
  const isWaiting = [stats, code, rates].some(({ isLoading }) => isLoading);
  if (!info || isWaiting) return <Waiting />;
  return (
    <div className={css.page}>
      <EarningsCard info={info} total={total} />
      <LinkCard onCopy={onCopy} />
      <WalletCard info={info} />
      <RewardsCard />
    </div>
  );
}

function Waiting() {
  return (
    <div className={css.page} aria-busy="true">
      <Skeleton height="240px" />
      <Skeleton height="180px" />
      <Skeleton height="200px" />
    </div>
  );
}
