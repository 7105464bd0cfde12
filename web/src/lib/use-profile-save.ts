import type { ExtendedProfile } from '@bold/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestProfile, writeProfileToCache } from './write-profile-to-cache.ts';

type Callbacks<Variables> = {
  onSaved?: (profile: ExtendedProfile) => void;
  onFailed?: (error: unknown, variables: Variables) => void;
};

/**
 * Returns the mutation that saves the player's profile with `save` and keeps the query cache up to date. All such
 * mutations run one after the other, because the retry of a failed save could otherwise overwrite a later save.
 */
export function useProfileSave<Variables>(
  save: (variables: Variables) => Promise<ExtendedProfile>,
  { onSaved, onFailed }: Callbacks<Variables> = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => save(variables),
    scope: { id: 'profile' },
    onSuccess: (profile) => {
      writeProfileToCache(queries, profile);
      onSaved?.(profile);
    },
    onError: (error, variables) => {
      requestProfile(queries);
      onFailed?.(error, variables);
    },
  });
}
