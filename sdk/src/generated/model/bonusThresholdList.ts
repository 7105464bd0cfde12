/**
 * Generated from the contract, never edited.
 */
import type { BonusThreshold } from './bonusThreshold.ts';

/**
 * All bonuses, ascending by threshold. The highest threshold not above the amount applies.
 * @maxItems 100
 */
export type BonusThresholdList = BonusThreshold[];
