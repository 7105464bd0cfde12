import { profileUpdateDisplayNameMaxLength } from '@bold/sdk/limits';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { countCharacters } from '../../../ui/fields/fit-input.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { usersText } from '../users-text.ts';
import css from './form.module.css';
import type { NameCheck } from './use-name-check.ts';

type NameFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'counter' | 'value'> & {
  /** The name without spaces around it. */
  value: string;
  check: NameCheck;
};

/** Shows the field for the display name, with an error if the entered name is taken (spec §5 "Profile form"). */
export function NameField({ value, check, error, ...rest }: NameFieldProps) {
  const { fields, validation } = useTexts(usersText);
  const takenError = check.isTaken ? validation.nameTaken : undefined;
  const checkError = check.isFailed ? validation.nameUnchecked : undefined;
  return (
    <div>
      <TextField
        {...rest}
        label={fields.displayName}
        hint={/bold_\d/.test(value) ? fields.reservedNameHint : fields.displayNameHint}
        error={error ?? takenError ?? checkError}
        counter={`${countCharacters(value)}/${profileUpdateDisplayNameMaxLength}`}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {check.isFailed ? (
        <Button look="plain" className={css.again} onClick={check.retry}>
          {validation.checkAgain}
        </Button>
      ) : null}
    </div>
  );
}
