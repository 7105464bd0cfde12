import { useEarlierSavesEnd } from '../../lib/use-profile-save.ts';
import { ErrorView } from '../../ui/error-view.tsx';
import css from '../../ui/fields/form.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EditWalletForm } from './edit-wallet-form.tsx';
import { useOwnProfile } from './use-own-profile.ts';

/** Lets the player type the wallet address (spec §2 "/finances/edit"). */
export function EditWalletPage() {
  const { data: profile, isFetching, refetch } = useOwnProfile();
  const haveSavesEnded = useEarlierSavesEnd();
  if (!haveSavesEnded) return <FormSkeleton />;
  if (profile) return <EditWalletForm address={profile.payment_info?.wallet_hash ?? null} />;
  if (!isFetching) return <ErrorView onRetry={() => void refetch()} />;
  return <FormSkeleton />;
}

function FormSkeleton() {
  return (
    <div className={css.form} aria-busy="true">
      <Skeleton height="76px" />
    </div>
  );
}
