import { needsDisplayName } from '@bold/sdk/game';

/**
 * Returns true if the name is the default name of a present or future user. The contract refuses those in lower case,
 * but names are unique regardless of case, so `BOLD_7` would lock user 7 out.
 */
export function isReservedName(name: string): boolean {
  return needsDisplayName(name.toLowerCase());
}
