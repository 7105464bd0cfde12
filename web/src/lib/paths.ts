import { writeSearch } from './search-parameters.ts';

/** Every address inside the app, once (spec §2 "Routes"). */
export const paths = {
  bold: '/bold',
  profile: '/profile',
  edit: '/edit',
  country: '/country',
  finances: '/finances',
  editWallet: '/finances/edit',
  levels: '/levels',
  leaderboard: '/leaderboard',
  user: '/user/:id',
  payments: '/store/payments',
  customPayment: '/store/custom-payment',
} as const;

/**
 * The address of another player's card.
 * @param id our id of the player
 * @param backHref where its back button leads; the leaderboard when absent
 */
export function userPath(id: number, backHref?: string): string {
  const path = paths.user.replace(':id', String(id));
  return backHref === undefined ? path : `${path}?${writeSearch({ backHref })}`;
}

/** Whether a value from an address is a path inside the app: a foreign link must not lead out of it. */
export function isInnerPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
