import type { ExtendedProfile } from '@bold/sdk';
import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../lib/language.ts';
import { useFormDraft } from '../../../telegram/form-draft.ts';
import { useDraftedForm } from '../../../ui/fields/use-drafted-form.ts';
import { usersText } from '../users-text.ts';
import { type ProfileValues, profileSchema } from './profile-schema.ts';
import { valuesOf } from './profile-values.ts';

/**
 * Creates the form of `profile`, with the player's unsaved changes of this launch (spec §4 "Profile form").
 * @returns `form`, `before` with the values that the profile had when the form was created, and `draft`
 */
export function useProfileForm(profile: ExtendedProfile) {
  const { validation } = useTexts(usersText);
  // A change by another device must not change the form while the player edits it.
  const [before] = useState(() => valuesOf(profile));
  const form = useForm<ProfileValues>({
    mode: 'onChange',
    defaultValues: before,
    resolver: useMemo(() => yupResolver(profileSchema(validation)), [validation]),
  });
  const draft = useDraftedForm(form, before, useFormDraft('profile'));
  return { form, before, draft };
}
