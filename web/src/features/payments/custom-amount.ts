import {
  customInvoiceRequestTapsAmountMax as max,
  customInvoiceRequestTapsAmountMin as min,
} from '@bold/sdk/limits';
import { object, string } from 'yup';

/** The validation messages for a custom amount. The limits `min` and `max` are in taps. */
export type AmountTexts = {
  notValid: string;
  tooSmall(min: number): string;
  tooLarge(max: number): string;
};

export type AmountValues = {
  amount: string;
};

export type AmountSchema = ReturnType<typeof amountSchema>;

const wholeNumber = /^-?\d+$/;
const isNoNumber = (text: string) => !wholeNumber.test(text);

/** Returns the schema for a custom amount of taps, with the limits of the API (spec §5, decisions §10 STORE). */
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

/** Returns the amount as a number, or `undefined` if the amount is not valid. */
export function parseAmount(amount: string, schema: AmountSchema): number | undefined {
  return schema.isValidSync({ amount }) ? Number(schema.cast({ amount }).amount) : undefined;
}
