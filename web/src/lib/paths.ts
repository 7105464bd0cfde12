import { matchPath } from 'react-router-dom';
import { writeSearch } from './search-parameters.ts';

/** All paths inside the app (spec §2 "Routes"). */
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

export type PageName = keyof typeof paths;

const pageNames = Object.keys(paths) as PageName[];

/** Returns the name of the page at a path inside the app; `undefined` if the path has no page. */
export function pageAt(pathname: string): PageName | undefined {
  return pageNames.find((name) => matchPath(paths[name], pathname));
}

/**
 * Returns the path of another player's card.
 * @param id the player's `id` in the API, not the Telegram id
 * @param backHref the path that the card's back button opens; the leaderboard by default
 */
export function userPath(id: number, backHref?: string): string {
  const path = paths.user.replace(':id', String(id));
  return backHref === undefined ? path : `${path}?${writeSearch({ backHref })}`;
}

/** Returns true for a path inside the app; false for any other value, such as `//t.me`, which leads to another site. */
export function isInnerPath(value: unknown): value is string {
  // Browsers drop tabs and line breaks, and two slashes or backslashes at the start name another host.
  return typeof value === 'string' && /^\/(?![\t\n\r]*[/\\])/.test(value);
}
