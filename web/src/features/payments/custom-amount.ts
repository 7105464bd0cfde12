import {
  customInvoiceRequestTapsAmountMax as max,
  customInvoiceRequestTapsAmountMin as min,
} from '@bold/sdk/limits';
import { object, string } from 'yup';

/** What is said of an amount that breaks a rule. */
export type AmountFaults = {
  notValid: string;
  tooSmall(min: number): string;
  tooLarge(max: number): string;
};

/** What stands in the form: the amount as it is written. */
export type AmountValues = {
  amount: string;
};

export type AmountSchema = ReturnType<typeof amountSchema>;

const wholeNumber = /^-?\d+$/;
const isNoNumber = (text: string) => !wholeNumber.test(text);

/** The rules of a custom amount of taps (spec §5, decisions §10 STORE); the limits are the contract's. */
export function amountSchema({ notValid, tooSmall, tooLarge }: AmountFaults) {
  return object({
    amount: string()
      // In groups, as the app itself shows numbers.
      .transform((text: string) => text.replace(/\s/g, ''))
      .required(notValid)
      .matches(wholeNumber, notValid)
      .test('min', tooSmall(min), (text) => isNoNumber(text) || Number(text) >= min)
      .test('max', tooLarge(max), (text) => isNoNumber(text) || Number(text) <= max),
  });
}

/** The amount that a text says, once it passes the rules. */
export function amountIn(amount: string, schema: AmountSchema): number | undefined {
  return schema.isValidSync({ amount }) ? Number(schema.cast({ amount }).amount) : undefined;
}
