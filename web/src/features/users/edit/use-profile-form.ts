import type { ExtendedProfile } from '@bold/sdk';
import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../lib/language.ts';
import { usersText } from '../users-text.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { type ProfileValues, profileSchema } from './profile-schema.ts';
import { valuesOf } from './profile-values.ts';

/**
 * Creates the form of `profile`, applies the values of `draft` to the form, and clears the draft (spec §4 "Profile
 * form").
 * @returns `form`, and `before` with the values that the profile had when the form was created
 */
export function useProfileForm(profile: ExtendedProfile, draft: ProfileDraft) {
  const { validation } = useTexts(usersText);
  // A change by another device must not change the form while the player edits it.
  const [before] = useState(() => valuesOf(profile));
  const [drafted] = useState(draft.read);
  const form = useForm<ProfileValues>({
    mode: 'onChange',
    defaultValues: before,
    resolver: useMemo(() => yupResolver(profileSchema(validation)), [validation]),
  });

  const { setValue } = form;
  useEffect(() => {
    draft.clear();
    for (const [field, text] of Object.entries(drafted)) {
      const options = { shouldDirty: true, shouldValidate: true };
      setValue(field as keyof ProfileValues, text, options);
    }
  }, [draft, drafted, setValue]);

  return { form, before };
}
