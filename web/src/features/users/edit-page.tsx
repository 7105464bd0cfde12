import { useGetMe, useGetProfile, useListCountries } from '@bold/sdk/query';
import { ErrorView } from '../../ui/error-view.tsx';
import { EditForm } from './edit-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import type { ProfileDraft } from './profile-draft.ts';

type EditPageProps = {
  draft: ProfileDraft;
  /** Runs once the profile is saved, in place of the toast and the move to /profile. */
  onSaved?: () => void;
};

/** The player's own public profile, to be changed (spec §2 "/edit"). */
export function EditPage({ draft, onSaved }: EditPageProps) {
  const { data: me } = useGetMe();
  const id = me?.id ?? 0;
  const {
    data: profile,
    isError,
    isFetching,
    refetch,
  } = useGetProfile(id, {
    query: { enabled: me !== undefined },
  });
  // The country's name would push its flag away if it came later.
  const { isLoading } = useListCountries();
  if (profile && !isLoading) return <EditForm profile={profile} draft={draft} onSaved={onSaved} />;
  if (isError && !isFetching) return <ErrorView onRetry={() => void refetch()} />;
  return <FormSkeleton />;
}
