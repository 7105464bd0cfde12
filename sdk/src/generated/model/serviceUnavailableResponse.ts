/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Service Unavailable. `SERVICE_UNAVAILABLE`: The service is not available.
 */
export type ServiceUnavailableResponse = Problem;
