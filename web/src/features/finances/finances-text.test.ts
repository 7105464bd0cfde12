import { expect, test } from 'vitest';
import { financesText } from './finances-text.ts';

test.each(['en', 'ru'] as const)(
  'in %s the wallet’s text names no number of days, because the operator sets it',
  (language) => {
    const { unverified, unverifiedByHand } = financesText[language].wallet;
    expect(`${unverified} ${unverifiedByHand}`).not.toMatch(/\d/);
  },
);
