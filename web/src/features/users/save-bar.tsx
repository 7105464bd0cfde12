import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import type { NameCheck } from './use-name-check.ts';

type SaveBarProps = {
  /** True if every field is valid. */
  isValid: boolean;
  check: NameCheck;
  /** True while the form is being saved; the button is then busy. */
  isSaving: boolean;
  /** The button's label. */
  children: string;
};

/**
 * Renders the submit button of a form with a display name (spec §4 "Profile form"). The button is disabled if a field
 * is invalid, if the name is taken, or if the check of the name failed.
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
