import { useGetMe } from '@bold/sdk/query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { CountryPage } from '../../features/countries/country-page.tsx';
import { profileDraft } from '../../features/users/edit/profile-draft.ts';
import { sessionDevice } from '../../lib/device-storage.ts';
import { paths } from '../../lib/paths.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import { useClosingConfirmation } from '../../telegram/use-closing-confirmation.ts';

/**
 * Lets the player choose a country. If the profile's form has unsaved changes, the player must confirm before the app
 * closes.
 */
export function CountryScreen() {
  const navigate = useNavigate();
  const { data: me } = useGetMe();
  const id = me?.id ?? 0;
  const { hash } = useTelegram().launch.initData;
  const changes = useMemo(() => profileDraft(sessionDevice, id, hash).read(), [id, hash]);
  useClosingConfirmation(Object.keys(changes).length > 0);
  const leave = useCallback(() => void navigate(paths.edit, { replace: true }), [navigate]);
  return <CountryPage current={me?.country_id ?? null} onSaved={leave} />;
}
