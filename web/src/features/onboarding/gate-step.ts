/** What the gate's decision hangs on. */
export interface GateState {
  /** Init data has run out. */
  readonly isExpired: boolean;
  /** The intro was continued, on this device, by this person. */
  readonly hasContinued: boolean;
  readonly startParameter: string | undefined;
  /** Of the user, the taps and the levels together. */
  readonly data: 'pending' | 'error' | 'success';
}

/** The screen that stands between the player and the page; `open` is none. */
export type GateStep = 'expired' | 'welcome' | 'loading' | 'error' | 'open';

/**
 * The gate's order (spec §2 "Onboarding gate"): the intro, which a start parameter skips, then
 * loading or error, then the page. Steps that need the loaded user come before `open`.
 */
export function gateStep({ isExpired, hasContinued, startParameter, data }: GateState): GateStep {
  if (isExpired) return 'expired';
  if (!hasContinued && startParameter === undefined) return 'welcome';
  if (data === 'pending') return 'loading';
  if (data === 'error') return 'error';
  return 'open';
}
