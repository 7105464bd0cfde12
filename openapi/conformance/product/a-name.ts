import { randomBytes } from 'node:crypto';

/** Returns a new display name that no player has. */
export function aName(): string {
  return `Kit-${randomBytes(7).toString('hex')}`;
}
