import { Problem } from '@bold/sdk/contract';
import { hourMs } from '../utc-day.ts';

/** Returns `TOO_MANY_REQUESTS`. Its Retry-After is `waitMs` in whole seconds, at least 1. */
export function tooMany(waitMs: number, detail?: string): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Problem('TOO_MANY_REQUESTS', detail ?? `Try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/**
 * Returns `TOO_MANY_REQUESTS`. Its Retry-After is the time until the oldest counted event is no longer counted.
 * @param oldest the time of the oldest counted event, or null to use `now`
 * @param hours the number of hours for which an event is counted
 */
export function tooManyUntil(
  oldest: Date | null,
  hours: number,
  now: Date,
  detail: string,
): Problem {
  return tooMany((oldest ?? now).getTime() + hours * hourMs - now.getTime(), detail);
}
