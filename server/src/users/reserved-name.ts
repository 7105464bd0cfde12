import { needsDisplayName } from '@bold/sdk/game';

/** Returns true for the default name of a present or future user, regardless of case. */
export function isReservedName(name: string): boolean {
  // The contract refuses only default names in lower case.
  return needsDisplayName(name.toLowerCase());
}
