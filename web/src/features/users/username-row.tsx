import type { ExtendedProfile, User } from '@bold/sdk';
import { userUsernameMaxLength } from '@bold/sdk/limits';
import {
  getGetMeQueryKey,
  getGetProfileQueryKey,
  getSetUsernameVisibilityMutationKey,
  useSetUsernameVisibility,
} from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTexts } from '../../lib/language.ts';
import { useTelegram } from '../../telegram/telegram-context.ts';
import css from '../../ui/fields/switch-row.module.css';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import row from '../../ui/rows.module.css';
import { useToasts } from '../../ui/toasts/toasts-context.ts';
import { usersText } from './users-text.ts';

/** Shows the switch for the visibility of the username, or why this username cannot be shown (PROFILE-25). */
export function UsernameRow({ me }: { me: User }) {
  const { rows } = useTexts(usersText);
  const { username = '' } = useTelegram().launch.initData.user;
  // Telegram allows 32 characters. The server stores no username that is too long.
  const isTooLong = me.username === null && username.length > userUsernameMaxLength;
  if (!isTooLong) return <UsernameSwitch me={me} />;
  return (
    <li>
      <div className={row.row}>
        <span className={row.label}>
          <span>{rows.showUsername}</span>
          <span className={css.hint}>{rows.longUsername}</span>
        </span>
      </div>
    </li>
  );
}

/** Renders the switch. If the server refuses a change, the switch goes back. */
function UsernameSwitch({ me }: { me: User }) {
  const { rows, visibilityNotUpdated } = useTexts(usersText);
  const queries = useQueryClient();
  const toasts = useToasts();
  const meKey = getGetMeQueryKey();
  const profileKey = getGetProfileQueryKey(me.id);
  const mutationKey = getSetUsernameVisibilityMutationKey();
  // While requests run, the cache has the value of the last press instead.
  const confirmed = useRef(me.is_username_visible);

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
      onSettled: (user) => {
        if (user) confirmed.current = user.is_username_visible;
        const isLast = queries.isMutating({ mutationKey }) === 1;
        if (!isLast) return;
        show(confirmed.current);
        // A row that was mounted during a request does not know the confirmed value.
        if (user) return;
        for (const queryKey of [meKey, profileKey]) {
          void queries.invalidateQueries({ queryKey, exact: true });
        }
      },
    },
  });

  async function choose(isVisible: boolean) {
    if (queries.isMutating({ mutationKey }) === 0) confirmed.current = me.is_username_visible;
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
