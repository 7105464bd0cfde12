import { groupDigits } from '@bold/sdk/game';
import {
  customInvoiceRequestTapsAmountMax,
  customInvoiceRequestTapsAmountMin,
} from '@bold/sdk/limits';
import type { ComponentProps } from 'react';
import { useTexts } from '../../lib/language.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { paymentsText } from './payments-text.ts';

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

export function AmountField(props: AmountFieldProps) {
  const texts = useTexts(paymentsText);
  return (
    <TextField
      {...props}
      label={texts.custom}
      hint={texts.amountHint(
        groupDigits(customInvoiceRequestTapsAmountMin),
        groupDigits(customInvoiceRequestTapsAmountMax),
      )}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
    />
  );
}
