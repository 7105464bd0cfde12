import { countriesText } from '../../features/countries/countries-text.ts';
import { CountryPage } from '../../features/countries/country-page.tsx';
import { useTexts } from '../../lib/language.ts';
import { StepLayout } from '../layout/step-layout.tsx';

/** Renders the fourth step of the gate (spec §2). */
export function CountryStep({ onBack }: { onBack: () => void }) {
  const { step } = useTexts(countriesText);
  return (
    <StepLayout title={step} onBack={onBack}>
      <CountryPage current={null} />
    </StepLayout>
  );
}
