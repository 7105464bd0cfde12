/**
 * Generated from the contract, never edited.
 */

/**
 * What taps can be paid with: the messenger's Stars (the default), TON, or dollars through the messenger's payment provider. Which of them sell at the moment is configuration; the others answer GATEWAY_UNAVAILABLE.
 */
export type PaymentCurrency = typeof PaymentCurrency[keyof typeof PaymentCurrency];


export const PaymentCurrency = {
  STARS: 'STARS',
  TON: 'TON',
  DOLLARS: 'DOLLARS',
} as const;
