import { countriesText } from '../../features/countries/countries-text.ts';
import { CountryPage } from '../../features/countries/country-page.tsx';
import { useTexts } from '../../lib/language.ts';
import { StepLayout } from '../layout/step-layout.tsx';

/** The gate's fourth step: the country (spec §2). Once there is one the gate opens by itself. */
export function CountryStep({ onBack }: { onBack: () => void }) {
  const { step } = useTexts(countriesText);
  return (
    <StepLayout title={step} onBack={onBack}>
      <CountryPage current={null} />
    </StepLayout>
  );
}
