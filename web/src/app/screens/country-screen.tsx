import { useGetMe } from '@bold/sdk/query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { CountryPage } from '../../features/countries/country-page.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormDraft } from '../../telegram/form-draft.ts';
import { useClosingConfirmation } from '../../telegram/use-closing-confirmation.ts';

/**
 * Lets the player choose a country. If the profile's form has unsaved changes, the player must confirm before the app
 * closes.
 */
export function CountryScreen() {
  const navigate = useNavigate();
  const { data: me } = useGetMe();
  const draft = useFormDraft('profile');
  const changes = useMemo(() => draft.read(), [draft]);
  useClosingConfirmation(Object.keys(changes).length > 0);
  const leave = useCallback(() => void navigate(paths.edit, { replace: true }), [navigate]);
  return <CountryPage current={me?.country_id ?? null} onSaved={leave} />;
}
