import type { Handler } from '../contract/handler.ts';
import { requireUser } from './require-user.ts';
import { showProfile } from './show-profile.ts';

/** Returns the public profile of any player. If the profile is the caller's own, also returns its private parts. */
export const getProfile: Handler<'getProfile'> = async ({ userId, params }, { db }) =>
  showProfile(db, await requireUser(db, params.id), userId);
