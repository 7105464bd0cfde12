/**
 * Generated from the contract, never edited.
 */
import type { Id } from './id.ts';
import type { Multiplier } from './multiplier.ts';
import type { TapCount } from './tapCount.ts';

/**
 * A level. A player's current level is the highest one whose threshold is at most their total taps; they have achieved every level up to it. The next level is the first with a higher threshold. Progress towards it is (total − current threshold) / (next threshold − current threshold) × 100, and 100 when no level remains.
 */
export interface Level {
  id: Id;
  /**
     * Title in English. The level titled "white", in upper or lower case, is the lowest; selectors of levels leave it out.
     * @minLength 1
     * @maxLength 32
     */
  title: string;
  /** Total taps from which the level is reached. */
  threshold: TapCount;
  /** The text on the level's card. */
  description: string;
  /** The text on the card of a player whose current level it is. */
  user_description: string;
  /**
     * The color of main text and controls, readable on the background (WCAG AA).
     * @pattern ^#[0-9a-f]{6}$
     */
  primary_color: string;
  /**
     * The color of secondary text, readable on the background (WCAG AA).
     * @pattern ^#[0-9a-f]{6}$
     */
  secondary_color: string;
  /**
     * The color of the whole screen.
     * @pattern ^#[0-9a-f]{6}$
     */
  background_color: string;
  /**
     * A seamless image over the background, or null.
     * @nullable
     */
  tile: string | null;
  /** True if the background is dark, so that status bars and native controls follow. */
  dark_theme: boolean;
  /**
     * The multipliers that the level grants, ascending by value.
     * @minItems 1
     * @maxItems 16
     */
  multipliers: Multiplier[];
  /**
     * Share of the product's daily revenue, in percent, that the first ten members of the level who have neither a debt nor a ban split equally. Ties go to the member with more invites. Members of a level are the players whose current level it is; if there are fewer than ten, they split the same share. Revenue is the dollar price of a UTC day's purchases less the day's refunds; a negative day carries over to the next. Each day is settled once, after it is over, with the members of that moment, in whole micro-dollars; the operator keeps the remainder. [Settlement](/docs#chapter-settlement) has the formula and worked numbers.
     * @minimum 0
     * @maximum 100
     */
  payment_percentage: number;
}
