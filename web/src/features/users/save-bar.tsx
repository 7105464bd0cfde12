import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import type { NameCheck } from './use-name-check.ts';

type SaveBarProps = {
  /** True if every field is valid. */
  isValid: boolean;
  check: NameCheck;
  isSaving: boolean;
  /** The button's label. */
  children: string;
};

/**
 * Renders the submit button of a form with a display name (spec §4 "Profile form"). Disables the button if a field is
 * invalid, the name is taken or the check of the name failed, and makes it busy while the form is being saved.
 */
export function SaveBar({ isValid, check, isSaving, children }: SaveBarProps) {
  return (
    <BottomBar>
      <Button
        wide
        type="submit"
        disabled={!isValid || check.isTaken || check.isFailed}
        isBusy={isSaving}
      >
        {children}
      </Button>
    </BottomBar>
  );
}
