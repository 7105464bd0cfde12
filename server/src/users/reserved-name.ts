import { needsDisplayName } from '@bold/sdk/game';

/**
 * Whether the name could be the default name of a user, also of one to come. The contract refuses
 * those in lower case; names are unique without regard to case, so `BOLD_7` would lock user 7 out.
 */
export function isReservedName(name: string): boolean {
  return needsDisplayName(name.toLowerCase());
}
