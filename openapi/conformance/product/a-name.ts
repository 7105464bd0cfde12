import { randomBytes } from 'node:crypto';

/** A display name that nobody has. */
export function aName(): string {
  return `Kit-${randomBytes(7).toString('hex')}`;
}
