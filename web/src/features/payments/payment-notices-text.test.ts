import { expect, test } from 'vitest';
import { paymentNoticesText } from './payment-notices-text.ts';

test.each([
  ['[ERR-07]', 'unsupported', "Your version of Telegram doesn't support payment methods"],
  ['[ERR-08]', 'already-open', 'Payment has been opened before, please refresh your application'],
  ['[ERR-09]', 'not-created', 'Your balance has not been updated'],
] as const)(
  '%s the toast of the notice %s has the title and the text of the spec',
  (_, notice, description) => {
    expect(paymentNoticesText.en[notice]).toEqual({ title: 'Something went wrong', description });
  },
);
