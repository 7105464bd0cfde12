import type { PaymentCurrency } from '@bold/sdk';
import { useTexts } from '../../lib/language.ts';
import { ChoiceBar } from '../../ui/fields/choice-bar.tsx';
import { paymentsText } from './payments-text.ts';

type CurrencyChooserProps = {
  currencies: readonly PaymentCurrency[];
  chosen: PaymentCurrency;
  onChoose: (currency: PaymentCurrency) => void;
};

/** Renders nothing if there is only one currency. */
export function CurrencyChooser({ currencies, chosen, onChoose }: CurrencyChooserProps) {
  const texts = useTexts(paymentsText);
  if (currencies.length < 2) return null;

  const choices = currencies.map((currency) => ({
    key: currency,
    value: currency,
    text: texts.currencies[currency],
  }));
  return <ChoiceBar wide label={texts.payWith} {...{ choices, chosen, onChoose }} />;
}
