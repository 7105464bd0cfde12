import type { User } from '@bold/sdk';
import { needsDisplayName } from '@bold/sdk/game';

/** What the gate's decision hangs on. */
export type GateState = {
  /** Init data has run out. */
  readonly isExpired: boolean;
  /** The intro was continued, on this device, by this person. */
  readonly hasContinued: boolean;
  readonly startParameter: string | undefined;
  /** Of the user, the taps and the levels together. */
  readonly data: 'pending' | 'error' | 'success';
  /** The player, once loaded. */
  readonly user: Pick<User, 'display_name' | 'country_id'> | undefined;
  /** The player went back from the country to the name. */
  readonly isBackAtName: boolean;
};

/** The screen that stands between the player and the page; `open` is none. */
export type GateStep =
  | 'expired'
  | 'welcome'
  | 'loading'
  | 'error'
  | 'registration'
  | 'country'
  | 'open';

/**
 * The gate's order (spec §2 "Onboarding gate"): the intro, which a start parameter skips, then loading
 * or error, then the name as long as it is a default one, then the country as long as there is none.
 */
export function gateStep(state: GateState): GateStep {
  const { isExpired, hasContinued, startParameter, data, user, isBackAtName } = state;
  if (isExpired) return 'expired';
  if (!hasContinued && startParameter === undefined) return 'welcome';
  if (data === 'error') return 'error';
  if (data === 'pending' || !user) return 'loading';
  if (needsDisplayName(user.display_name)) return 'registration';
  if (user.country_id === null) return isBackAtName ? 'registration' : 'country';
  return 'open';
}
