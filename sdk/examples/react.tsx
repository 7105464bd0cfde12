import { useListTopSuspense } from '@bold/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Top() {
  const { data } = useListTopSuspense();
  return (
    <ol>
      {data.map((entry) => (
        <li key={entry.user_id}>{entry.display_name}</li>
      ))}
    </ol>
  );
}

export const app = (
  <QueryClientProvider client={queries}>
    <Suspense fallback="Loading">
      <Top />
    </Suspense>
  </QueryClientProvider>
);
