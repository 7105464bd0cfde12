import { ApiProblem, type ProfileUpdate, updateMyProfile } from '@bold/sdk';
import { getCheckDisplayNameQueryKey } from '@bold/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { useInFlightGuard } from '../../../lib/use-in-flight-guard.ts';
import { useProfileSave } from '../../../lib/use-profile-save.ts';
import { useToasts } from '../../../ui/toasts/toasts-context.ts';
import { usersText } from '../users-text.ts';

type Callbacks = {
  /** Called if the server refuses the display name because another player has it. */
  onNameTaken: () => void;
  /** Called after a successful save, also if the player has left the form. */
  onSaved?: () => void;
  /** Called after a successful save in the form; by default, a toast is shown and /profile opens. */
  next?: () => void;
};

/**
 * Returns `save` and `leave` for a form of the player's profile (spec §4 "Profile form"). `save` leaves the form after
 * the save; if saving fails, it shows a toast.
 */
export function useSaveProfile({ onNameTaken, onSaved, next }: Callbacks) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const once = useInFlightGuard();
  const texts = useTexts(usersText);

  const saving = useProfileSave((update: ProfileUpdate) => updateMyProfile(update), {
    onSaved: () => {
      onSaved?.();
      if (!next) toasts.show(texts.updated);
    },
    onFailed: (error, { display_name }) => {
      toasts.show(texts.notUpdated);
      if (isTaken(error) && display_name) {
        // Another player took the name after the check, so the field must show the error.
        const query = { display_name_to_check: display_name };
        queries.setQueryData(getCheckDisplayNameQueryKey(query), { is_available: false });
        onNameTaken();
      }
    },
  });

  // mutate() does not call this after unmount, so a player who has left the form stays on the new page.
  const leave = next ?? (() => void navigate(paths.profile, { replace: true }));
  const save = (update: ProfileUpdate) =>
    once((onSettled) => saving.mutate(update, { onSuccess: leave, onSettled }));
  return { save, leave, isSaving: saving.isPending };
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'DISPLAY_NAME_TAKEN';
}
