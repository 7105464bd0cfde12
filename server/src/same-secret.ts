import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time, so that the duration reveals nothing about the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
