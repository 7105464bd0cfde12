/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Unauthorized. `INIT_DATA_MISSING`: Init data is missing. `INIT_DATA_MALFORMED`: Init data is malformed. `INIT_DATA_USER_MISSING`: Init data has no user. `INIT_DATA_SIGNATURE_INVALID`: Init data has an invalid signature. `INIT_DATA_EXPIRED`: Init data has expired. `INIT_DATA_FROM_FUTURE`: Init data is dated in the future.
 */
export type UnauthorizedResponse = Problem;
