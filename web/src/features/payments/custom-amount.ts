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

/** Replaces Arabic, Persian, Hindi and full-width digits, which number pads of phones type, by the digits 0 to 9. */
function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= 0x966 && code <= 0x96f ? code - 0x966 : code & 0xf);
  });
}

/** Returns the schema for a custom amount of taps, with the limits of the API (spec §5, decisions §10 STORE). */
export function amountSchema({ notValid, tooSmall, tooLarge }: AmountTexts) {
  return object({
    amount: string()
      // The player may type groups of digits, as the app shows numbers.
      .transform((text: string) => latinDigits(text.replace(/[\s\p{Cf}]/gu, '')))
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
