/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Conflict. `GATEWAY_UNAVAILABLE`: The server has no gateway for this. `INVOICE_TOO_LARGE`: The price is too high for one invoice. `REQUEST_IN_PROGRESS`: A request with this key is in progress.
 */
export type GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse = Problem;
