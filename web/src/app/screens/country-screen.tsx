import { useGetMe } from '@bold/sdk/query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { CountryPage } from '../../features/countries/country-page.tsx';
import { paths } from '../../lib/paths.ts';

export function CountryScreen() {
  const navigate = useNavigate();
  const { data: me } = useGetMe();
  const leave = useCallback(() => void navigate(paths.edit, { replace: true }), [navigate]);
  return <CountryPage current={me?.country_id ?? null} onSaved={leave} />;
}
