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
 * Renders the button that submits a form with a display name. It is disabled while a field is invalid, the name is
 * reported taken, its check has failed, or the form is being saved (spec §4 "Profile form").
 */
export function SaveBar({ isValid, check, isSaving, children }: SaveBarProps) {
  return (
    <BottomBar>
      <Button wide type="submit" disabled={!isValid || check.isTaken || check.isFailed || isSaving}>
        {children}
      </Button>
    </BottomBar>
  );
}
