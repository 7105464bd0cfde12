import { ApiProblem, type ProfileUpdate } from '@bold/sdk';
import { getCheckDisplayNameQueryKey, useUpdateMyProfile } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { writeProfileToCache } from '../../lib/write-profile-to-cache.ts';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { usersText } from './users-text.ts';

/**
 * Saves changes of the player's own profile. On success `onSaved` runs; without it a toast says so and
 * the app goes to /profile (spec §4 "Profile form"). A failure is told, and what was written stays.
 */
export function useSaveProfile(onSaved?: () => void) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const words = useTexts(usersText);

  const { mutate, isPending } = useUpdateMyProfile({
    mutation: {
      onSuccess: (profile) => {
        writeProfileToCache(queries, profile);
        if (!onSaved) toasts.show(words.updated);
      },
      onError: (error, { data }) => {
        toasts.show(words.notUpdated);
        if (isTaken(error) && data.display_name) {
          // Somebody was faster than the check: the field says so from now on.
          const query = { display_name_to_check: data.display_name };
          queries.setQueryData(getCheckDisplayNameQueryKey(query), { is_available: false });
        }
      },
    },
  });

  // A player who has left the form meanwhile stays where they are.
  const leave = onSaved ?? (() => void navigate(paths.profile, { replace: true }));
  const save = (data: ProfileUpdate) => mutate({ data }, { onSuccess: leave });
  return { save, isSaving: isPending };
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'DISPLAY_NAME_TAKEN';
}
