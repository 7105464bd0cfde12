import { useListTop } from '@bold/sdk/query';
import { QueryClient } from '@tanstack/react-query';

export const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

export function Top() {
  const { data, error } = useListTop({}, {}, queries);
  if (!data) return <p>{error?.message ?? 'Loading'}</p>;
  const players = data.map((entry) => <li key={entry.user_id}>{entry.display_name}</li>);
  return <ol>{players}</ol>;
}
