import type { ExtendedProfile } from '@bold/sdk';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestProfile, writeProfileToCache } from './write-profile-to-cache.ts';

const scope = { id: 'profile' };

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
    scope,
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

/**
 * Returns true as soon as none of the saves runs that began before the component mounted. A form that is shown earlier
 * would take the profile from before the save for the saved one.
 */
export function useEarlierSavesEnd(): boolean {
  const running = useIsMutating({ predicate: ({ options }) => options.scope?.id === scope.id });
  const [haveEnded, setHaveEnded] = useState(running === 0);
  if (running === 0 && !haveEnded) setHaveEnded(true);
  return haveEnded;
}
