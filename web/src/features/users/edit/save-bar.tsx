import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { NameCheck } from './use-name-check.ts';

type SaveBarProps = {
  isValid: boolean;
  check: NameCheck;
  isSaving: boolean;
  children: string;
};

/** Renders the submit button of a form with a display name (spec §4 "Profile form"). */
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
