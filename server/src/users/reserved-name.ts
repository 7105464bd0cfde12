import { needsDisplayName } from '@bold/sdk/game';

/**
 * Returns true if the name is the default name of a present or future user, regardless of case. The contract refuses
 * only default names in lower case, but a player named `BOLD_7` would also take the default name of user 7, because
 * names are unique regardless of case.
 */
export function isReservedName(name: string): boolean {
  return needsDisplayName(name.toLowerCase());
}
