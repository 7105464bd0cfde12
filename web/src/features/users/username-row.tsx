import type { ExtendedProfile, User } from '@bold/sdk';
import {
  getGetMeQueryKey,
  getGetProfileQueryKey,
  getSetUsernameVisibilityMutationKey,
  useSetUsernameVisibility,
} from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.ts';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { usersText } from './users-text.ts';

/**
 * Shows the switch for the visibility of the Telegram username. The switch changes at once, and changes back if the
 * server refuses.
 */
export function UsernameRow({ me }: { me: User }) {
  const { rows, visibilityNotUpdated } = useTexts(usersText);
  const queries = useQueryClient();
  const toasts = useToasts();
  const meKey = getGetMeQueryKey();
  const profileKey = getGetProfileQueryKey(me.id);

  function show(isVisible: boolean) {
    const change = <T extends object>(data: T | undefined) =>
      data && { ...data, is_username_visible: isVisible };
    queries.setQueryData<User>(meKey, change);
    queries.setQueryData<ExtendedProfile>(profileKey, change);
  }

  const { mutate } = useSetUsernameVisibility({
    mutation: {
      // A scope runs the mutations in sequence, so that the last press wins.
      scope: { id: 'username-visibility' },
      onError: () => toasts.show(visibilityNotUpdated),
      onSettled: (user, _error, { data }) => {
        const mutationKey = getSetUsernameVisibilityMutationKey();
        const isLast = queries.isMutating({ mutationKey }) === 1;
        if (isLast) show(user?.is_username_visible ?? !data.is_username_visible);
      },
    },
  });

  async function choose(isVisible: boolean) {
    // The response of a running query would revert the switch for a moment.
    await Promise.all(
      [meKey, profileKey].map((queryKey) => queries.cancelQueries({ queryKey, exact: true })),
    );
    show(isVisible);
    mutate({ data: { is_username_visible: isVisible } });
  }

  return (
    <SwitchRow
      label={rows.showUsername}
      hint={me.username === null ? rows.noUsername : `@${me.username}`}
      checked={me.is_username_visible}
      onChange={(isVisible) => void choose(isVisible)}
    />
  );
}
