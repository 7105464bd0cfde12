import type { ExtendedProfile } from '@bold/sdk';
import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../lib/language.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { type ProfileValues, profileSchema } from './profile-schema.ts';
import { valuesOf } from './profile-values.ts';
import { usersText } from './users-text.ts';

/**
 * The form of a profile as it was when it opened, with the draft of an unfinished one written over it;
 * each field is judged on every change (spec §4 "Profile form").
 */
export function useProfileForm(profile: ExtendedProfile, draft: ProfileDraft) {
  const { faults } = useTexts(usersText);
  // What another device saves meanwhile must not change what is being written here.
  const [before] = useState(() => valuesOf(profile));
  const [written] = useState(draft.read);
  const form = useForm<ProfileValues>({
    mode: 'onChange',
    defaultValues: before,
    resolver: useMemo(() => yupResolver(profileSchema(faults)), [faults]),
  });

  const { setValue } = form;
  useEffect(() => {
    draft.clear();
    for (const [field, text] of Object.entries(written)) {
      const options = { shouldDirty: true, shouldValidate: true };
      setValue(field as keyof ProfileValues, text, options);
    }
  }, [draft, written, setValue]);

  return { form, before };
}
