import type { PaymentCurrency } from '@bold/sdk';
import { useTexts } from '../../lib/language.ts';
import { ChoiceBar } from '../../ui/fields/choice-bar.tsx';
import { paymentsText } from './payments-text.ts';

type CurrencyChooserProps = {
  currencies: readonly PaymentCurrency[];
  chosen: PaymentCurrency;
  onChoose: (currency: PaymentCurrency) => void;
};

/** What to pay with; only where there is a choice. */
export function CurrencyChooser({ currencies, chosen, onChoose }: CurrencyChooserProps) {
  const words = useTexts(paymentsText);
  if (currencies.length < 2) return null;

  const choices = currencies.map((currency) => ({
    key: currency,
    value: currency,
    text: words.currencies[currency],
  }));
  return <ChoiceBar wide label={words.payWith} {...{ choices, chosen, onChoose }} />;
}
