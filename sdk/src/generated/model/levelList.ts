/**
 * Generated from the contract, never edited.
 */
import type { Level } from './level.ts';

/**
 * All levels, ascending by threshold. The first has the threshold 0.
 * @minItems 1
 * @maxItems 100
 */
export type LevelList = Level[];
