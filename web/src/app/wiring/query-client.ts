import { ApiProblem } from '@bold/sdk';
import { cacheSeconds } from '@bold/sdk/limits';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Language } from '../../lib/language.ts';
import type { ToastMessage } from '../../ui/toasts/toast-store.ts';
import { problemToast } from './problem-toasts.ts';

/** What the cache does with failures that nobody else minds. */
export type QueryEffects = {
  /** A call was refused because the init data ran out. */
  expire(): void;
  toast(message: ToastMessage): void;
  /** In which the player is told. */
  language: Language;
};

/**
 * The cache of what the server said: fresh for 60 s, dropped 60 s after its last use (spec §9,
 * decisions §10 API). It never retries: the SDK's client does (decisions §3).
 */
export function createQueryClient({ expire, toast, language }: QueryEffects): QueryClient {
  const retentionMs = cacheSeconds * 1000;

  function watch(error: Error) {
    if (error instanceof ApiProblem && error.code === 'INIT_DATA_EXPIRED') expire();
  }

  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        watch(error);
        // A screen that minds the failure itself has better words for it.
        if (!mutation.options.onError) toast(problemToast(error, language));
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: retentionMs, gcTime: retentionMs },
      mutations: { retry: false },
    },
  });
}
