import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import type { NameCheck } from './use-name-check.ts';

type SaveBarProps = {
  /** Whether every field keeps its rules. */
  isValid: boolean;
  check: NameCheck;
  isSaving: boolean;
  /** What the button says. */
  children: string;
};

/** Submits a form that has a name in it, once nothing speaks against it (spec §5 "Profile form"). */
export function SaveBar({ isValid, check, isSaving, children }: SaveBarProps) {
  return (
    <BottomBar>
      <Button wide type="submit" disabled={!isValid || check.isTaken || check.isFailed || isSaving}>
        {children}
      </Button>
    </BottomBar>
  );
}
