import type { User } from '@bold/sdk';
import { needsDisplayName } from '@bold/sdk/game';
import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../lib/language.ts';
import layout from '../../../ui/fields/form.module.css';
import { usersText } from '../users-text.ts';
import css from './form.module.css';
import { NameField } from './name-field.tsx';
import { type NameValues, nameSchema } from './profile-schema.ts';
import { SaveBar } from './save-bar.tsx';
import { useNameCheck } from './use-name-check.ts';
import { useSaveProfile } from './use-save-profile.ts';

type RegistrationFormProps = {
  user: User;
  /** Called after the name is saved, or at once if the player submits the name unchanged. */
  onSaved: () => void;
};

/**
 * Asks a new player for a display name and saves it (spec §2, gate step 3). At first, the field contains the player's
 * current name, or nothing if the current name is a default name such as `bold_42`.
 */
export function RegistrationForm({ user, onSaved }: RegistrationFormProps) {
  const { validation, registration } = useTexts(usersText);
  const chosen = needsDisplayName(user.display_name) ? '' : (user.display_name ?? '');
  const form = useForm<NameValues>({
    mode: 'onChange',
    defaultValues: { display_name: chosen },
    resolver: useMemo(() => yupResolver(nameSchema(validation)), [validation]),
  });
  const { save, isSaving } = useSaveProfile({
    onNameTaken: () => form.setFocus('display_name'),
    next: onSaved,
  });
  const { errors, isValid } = form.formState;
  const name = form.watch('display_name').trim();
  const check = useNameCheck(name, name !== chosen && isValid);

  return (
    <form
      className={`${layout.form} ${css.registration}`}
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (values.display_name === chosen) onSaved();
        else save(values);
      })}
    >
      <h2 className={css.lead}>{registration.lead}</h2>
      <p className={css.text}>{registration.text}</p>
      <NameField
        {...form.register('display_name')}
        value={name}
        check={check}
        error={errors.display_name?.message}
        enterKeyHint="next"
      />
      <SaveBar isValid={isValid} check={check} isSaving={isSaving}>
        {registration.save}
      </SaveBar>
    </form>
  );
}
