import type { User } from '@bold/sdk';
import { needsDisplayName } from '@bold/sdk/game';

export type GateState = {
  readonly isBanned: boolean;
  /** True if the server refuses the init data, which usually has expired. */
  readonly isExpired: boolean;
  /** True if this Telegram user has pressed "Start" on the intro on this device. */
  readonly hasContinued: boolean;
  readonly startParameter: string | undefined;
  /** The combined status of three queries: the user, the taps and the levels. */
  readonly data: 'pending' | 'error' | 'success';
  readonly user: Pick<User, 'display_name' | 'country_id'> | undefined;
  /** True if the player went back from the country step to the name step. */
  readonly isBackAtName: boolean;
};

/** The screen that the gate shows instead of the page, or `open` if the gate shows the page. */
export type GateStep =
  | 'banned'
  | 'expired'
  | 'welcome'
  | 'loading'
  | 'error'
  | 'registration'
  | 'country'
  | 'open';

/** Returns the screen that the player must see now (spec §2 "Onboarding gate"). A start parameter skips the intro. */
export function gateStep(state: GateState): GateStep {
  const { isBanned, isExpired, hasContinued, startParameter, data, user, isBackAtName } = state;
  if (isBanned) return 'banned';
  if (isExpired) return 'expired';
  if (!hasContinued && startParameter === undefined) return 'welcome';
  if (data === 'error') return 'error';
  if (data === 'pending' || !user) return 'loading';
  if (needsDisplayName(user.display_name)) return 'registration';
  if (user.country_id === null) return isBackAtName ? 'registration' : 'country';
  return 'open';
}
