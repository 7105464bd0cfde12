/**
 * Generated from the contract, never edited.
 */

export type AppConfigPaymentGatewaysItem = typeof AppConfigPaymentGatewaysItem[keyof typeof AppConfigPaymentGatewaysItem];


export const AppConfigPaymentGatewaysItem = {
  stars: 'stars',
  ton: 'ton',
  dollars: 'dollars',
} as const;
