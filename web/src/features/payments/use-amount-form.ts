import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../lib/language.ts';
import { type AmountValues, amountIn, amountSchema } from './custom-amount.ts';
import { paymentsText } from './payments-text.ts';

/** The form of an own amount, judged on every change, and the amount that it says while it is valid. */
export function useAmountForm() {
  const words = useTexts(paymentsText);
  const schema = useMemo(() => amountSchema(words), [words]);
  const form = useForm<AmountValues>({
    mode: 'onChange',
    defaultValues: { amount: '' },
    resolver: yupResolver(schema),
  });
  return { form, amount: amountIn(form.watch('amount'), schema) };
}
