import { countriesText } from '../../features/countries/countries-text.ts';
import { CountryPage } from '../../features/countries/country-page.tsx';
import { useTexts } from '../../lib/language.ts';
import { StepLayout } from '../layout/step-layout.tsx';

/**
 * Renders the fourth step of the gate, in which the player chooses a country (spec §2). After the choice, the gate
 * opens.
 */
export function CountryStep({ onBack }: { onBack: () => void }) {
  const { step } = useTexts(countriesText);
  return (
    <StepLayout title={step} onBack={onBack}>
      <CountryPage current={null} />
    </StepLayout>
  );
}
