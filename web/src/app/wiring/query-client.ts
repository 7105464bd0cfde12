import { ApiProblem } from '@bold/sdk';
import type { Language } from '@bold/sdk/game';
import { cacheSeconds } from '@bold/sdk/limits';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ToastMessage } from '../../ui/toasts/toast-store.ts';
import { problemToast } from './problem-toasts.ts';

/** The effects of failed requests. `toast` is called only for a mutation without an `onError` of its own. */
export type QueryEffects = {
  /** Called when a request is refused because the init data has expired or is invalid. */
  expire(): void;
  /** Called when a request is refused because an operator has banned the player. */
  ban(): void;
  toast(message: ToastMessage): void;
  language: Language;
};

/**
 * Creates the query client. A response stays fresh for 60 s, and is removed when no component has used it for 60 s
 * (spec §9, decisions §10 API).
 */
export function createQueryClient({ expire, ban, toast, language }: QueryEffects): QueryClient {
  const retentionMs = cacheSeconds * 1000;
  // Else a call without a network would wait, and a purchase would start much later, on another page.
  const networkMode = 'always';

  function watch(error: Error) {
    if (!(error instanceof ApiProblem)) return;
    // Each 401 of the contract is about the init data. Only a new launch of the app brings new init data.
    if (error.kind === 'problem' && error.status === 401) expire();
    if (error.code === 'PLAYER_BANNED') ban();
  }

  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        watch(error);
        // A screen that handles the failure itself has a better text.
        if (!mutation.options.onError) toast(problemToast(error, language));
      },
    }),
    defaultOptions: {
      // The SDK's client retries requests (decisions §3).
      queries: {
        retry: false,
        networkMode,
        // `always` alone would switch this off.
        refetchOnReconnect: true,
        // Data from the future were received before the device's clock was set back.
        staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? -Infinity : retentionMs),
        gcTime: retentionMs,
      },
      mutations: { retry: false, networkMode },
    },
  });
}
