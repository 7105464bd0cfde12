import { useGetMe } from '@bold/sdk/query';
import { RegistrationForm } from '../../features/users/edit/registration-form.tsx';
import { usersText } from '../../features/users/users-text.ts';
import { useTexts } from '../../lib/language.ts';
import { StepLayout } from '../layout/step-layout.tsx';

/** Renders the third step of the gate (spec §2). */
export function RegistrationStep({ onSaved }: { onSaved: () => void }) {
  const { registration } = useTexts(usersText);
  const { data: me } = useGetMe();
  return (
    <StepLayout title={registration.title}>
      {me ? <RegistrationForm user={me} onSaved={onSaved} /> : null}
    </StepLayout>
  );
}
