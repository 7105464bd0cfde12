/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Bad Gateway. `PAYMENT_GATEWAY_FAILED`: The payment gateway failed.
 */
export type PaymentGatewayFailedResponse = Problem;
