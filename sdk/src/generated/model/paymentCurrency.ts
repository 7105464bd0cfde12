/**
 * Generated from the contract, never edited.
 */

/**
 * A currency that players pay with: Telegram Stars (the default), TON, or dollars through Telegram's payment provider. Each can be switched off by configuration; it then returns GATEWAY_UNAVAILABLE.
 */
export type PaymentCurrency = typeof PaymentCurrency[keyof typeof PaymentCurrency];


export const PaymentCurrency = {
  STARS: 'STARS',
  TON: 'TON',
  DOLLARS: 'DOLLARS',
} as const;
