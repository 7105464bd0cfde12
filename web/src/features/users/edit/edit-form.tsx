import type { ExtendedProfile } from '@bold/sdk';
import { additionalInfoUpdateBioMaxLength } from '@bold/sdk/limits';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../lib/language.ts';
import { useClosingConfirmation } from '../../../telegram/use-closing-confirmation.ts';
import { DiscardButton } from '../../../ui/fields/discard-button.tsx';
import layout from '../../../ui/fields/form.module.css';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { usersText } from '../users-text.ts';
import { CountryRow } from './country-row.tsx';
import css from './form.module.css';
import { NameField } from './name-field.tsx';
import type { ProfileValues } from './profile-schema.ts';
import { updateOf } from './profile-values.ts';
import { SaveBar } from './save-bar.tsx';
import { useNameCheck } from './use-name-check.ts';
import { useProfileForm } from './use-profile-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

const handle = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Edits the public profile, except the country. */
export function EditForm({ profile }: { profile: ExtendedProfile }) {
  const { fields } = useTexts(usersText);
  const { form, before, draft } = useProfileForm(profile);
  const { save, leave, isSaving } = useSaveProfile({
    onNameTaken: () => form.setFocus('display_name'),
    onSaved: draft.saved,
  });
  const { errors, isValid } = form.formState;
  useClosingConfirmation(draft.isUnsaved);
  const name = form.watch('display_name').trim();
  const check = useNameCheck(name, name !== before.display_name && !errors.display_name);
  // A successful save leaves the form.
  const tried = useRef<ProfileValues[]>([]);
  const bio = useController({ control: form.control, name: 'bio' });

  return (
    <form
      className={layout.form}
      noValidate
      onSubmit={form.handleSubmit((values) => {
        draft.submitted();
        const update = updateOf(before, values, tried.current);
        if (Object.keys(update).length === 0) return leave();
        save(update);
        tried.current.push(values);
      })}
    >
      <NameField
        {...form.register('display_name')}
        value={name}
        check={check}
        error={errors.display_name?.message}
      />
      <div className={css.country}>
        <CountryRow countryId={profile.country_id} />
      </div>
      <TextArea
        label={fields.bio}
        value={bio.field.value}
        onValueChange={bio.field.onChange}
        onBlur={bio.field.onBlur}
        ref={bio.field.ref}
        maxCharacters={additionalInfoUpdateBioMaxLength}
        error={errors.bio?.message}
      />
      <TextField
        {...form.register('instagram_username')}
        {...handle}
        label={fields.instagram}
        hint={fields.handleHint}
        error={errors.instagram_username?.message}
      />
      <TextField
        {...form.register('twitter_username')}
        {...handle}
        label={fields.twitter}
        hint={fields.handleHint}
        error={errors.twitter_username?.message}
      />
      <TextField
        {...form.register('custom_link')}
        {...handle}
        label={fields.customLink}
        hint={fields.customLinkHint}
        error={errors.custom_link?.message}
        inputMode="url"
      />
      <DiscardButton isUnsaved={draft.isUnsaved} onDiscard={() => form.reset(before)} />
      <SaveBar isValid={isValid} check={check} isSaving={isSaving}>
        {fields.save}
      </SaveBar>
    </form>
  );
}
