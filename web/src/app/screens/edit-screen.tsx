import { useGetMe } from '@bold/sdk/query';
import { useMemo } from 'react';
import { EditPage } from '../../features/users/edit/edit-page.tsx';
import { profileDraft } from '../../features/users/edit/profile-draft.ts';
import { sessionDevice } from '../../lib/device-storage.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';

/** Renders the profile's form. Unsaved changes survive a visit to the country page. */
export function EditScreen() {
  const { data: me } = useGetMe();
  const id = me?.id ?? 0;
  const { hash } = useTelegram().launch.initData;
  const draft = useMemo(() => profileDraft(sessionDevice, id, hash), [id, hash]);
  return <EditPage draft={draft} />;
}
