import { needsDisplayName } from '@bold/sdk/game';

/**
 * Returns true if the name is the default name of a present or future user, regardless of case. The name `BOLD_7` would
 * block the default name of user 7.
 */
export function isReservedName(name: string): boolean {
  // The contract refuses only default names in lower case.
  return needsDisplayName(name.toLowerCase());
}
