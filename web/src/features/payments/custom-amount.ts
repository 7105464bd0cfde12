import {
  customInvoiceRequestTapsAmountMax as max,
  customInvoiceRequestTapsAmountMin as min,
} from '@bold/sdk/limits';
import { object, string } from 'yup';

/** The validation messages for the amount. `min` and `max` are the limits, in taps. */
export type AmountTexts = {
  notValid: string;
  tooSmall(min: number): string;
  tooLarge(max: number): string;
};

/** Values of the form: the amount as text. */
export type AmountValues = {
  amount: string;
};

export type AmountSchema = ReturnType<typeof amountSchema>;

const wholeNumber = /^-?\d+$/;
const isNoNumber = (text: string) => !wholeNumber.test(text);

/**
 * Returns the schema for a custom amount of taps (spec §5, decisions §10 STORE). The minimum and the maximum are the
 * limits of the API.
 */
export function amountSchema({ notValid, tooSmall, tooLarge }: AmountTexts) {
  return object({
    amount: string()
      // The player may type groups of digits, as the app shows numbers.
      .transform((text: string) => text.replace(/\s/g, ''))
      .required(notValid)
      .matches(wholeNumber, notValid)
      .test('min', tooSmall(min), (text) => isNoNumber(text) || Number(text) >= min)
      .test('max', tooLarge(max), (text) => isNoNumber(text) || Number(text) <= max),
  });
}

/** Parses the amount. Returns `undefined` if it is not valid. */
export function parseAmount(amount: string, schema: AmountSchema): number | undefined {
  return schema.isValidSync({ amount }) ? Number(schema.cast({ amount }).amount) : undefined;
}
