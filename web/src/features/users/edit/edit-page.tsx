import { useGetMe, useGetProfile, useListCountries } from '@bold/sdk/query';
import { useEarlierSavesEnd } from '../../../lib/use-profile-save.ts';
import { ErrorView } from '../../../ui/error-view.tsx';
import layout from '../../../ui/fields/form.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EditForm } from './edit-form.tsx';

/** Edits the player's public profile (spec §2 "/edit"). */
export function EditPage() {
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
  // The form waits for the country's name, which would otherwise shift the layout. `isFetched` and not `isLoading`,
  // because CountryLabel repeats a failed request when it mounts.
  const { isFetched } = useListCountries();
  const haveSavesEnded = useEarlierSavesEnd();
  if (!haveSavesEnded) return <FormSkeleton />;
  if (profile && isFetched) return <EditForm profile={profile} />;
  if (isError && !isFetching) return <ErrorView onRetry={() => void refetch()} />;
  return <FormSkeleton />;
}

const fields = ['name', 'country', 'bio', 'instagram', 'twitter', 'link'];

function FormSkeleton() {
  return (
    <div className={layout.form} aria-busy="true">
      {fields.map((field) => (
        <Skeleton key={field} height="76px" />
      ))}
    </div>
  );
}
