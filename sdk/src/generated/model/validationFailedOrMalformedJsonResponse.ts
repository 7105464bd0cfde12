/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Bad Request. `VALIDATION_FAILED`: The request does not follow the contract. `MALFORMED_JSON`: The body is not JSON.
 */
export type ValidationFailedOrMalformedJsonResponse = Problem;
