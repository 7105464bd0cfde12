/**
 * Generated from the contract, never edited.
 */
import type { Problem } from './problem.ts';

/**
 * Unsupported Media Type. `UNSUPPORTED_MEDIA_TYPE`: The body has the wrong media type.
 */
export type UnsupportedMediaTypeResponse = Problem;
