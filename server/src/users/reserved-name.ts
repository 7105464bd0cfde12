import { needsDisplayName } from '@bold/sdk/game';

/**
 * Returns true if the name is the default name of a present or future user. The contract refuses such names only in
 * lower case, but names are unique regardless of case. A player named `BOLD_7` would take the default name of user 7.
 */
export function isReservedName(name: string): boolean {
  return needsDisplayName(name.toLowerCase());
}
