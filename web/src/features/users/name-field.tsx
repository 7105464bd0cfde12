import { profileUpdateDisplayNameMaxLength } from '@bold/sdk/limits';
import type { ComponentProps } from 'react';
import { useTexts } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import css from './form.module.css';
import type { NameCheck } from './use-name-check.ts';
import { usersText } from './users-text.ts';

type NameFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'counter' | 'value'> & {
  /** What is written now. */
  written: string;
  check: NameCheck;
};

/** The name in the game: its rules, and whether somebody else has it (spec §5 "Profile form"). */
export function NameField({ written, check, error, ...rest }: NameFieldProps) {
  const { fields, faults } = useTexts(usersText);
  const checked = check.isTaken ? faults.nameTaken : undefined;
  const unchecked = check.isFailed ? faults.nameUnchecked : undefined;
  return (
    <div>
      <TextField
        {...rest}
        label={fields.displayName}
        hint={fields.displayNameHint}
        error={error ?? checked ?? unchecked}
        counter={`${written.length}/${profileUpdateDisplayNameMaxLength}`}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {check.isFailed ? (
        <Button look="plain" className={css.again} onClick={check.retry}>
          {faults.checkAgain}
        </Button>
      ) : null}
    </div>
  );
}
