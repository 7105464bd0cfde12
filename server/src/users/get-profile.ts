import type { Handler } from '../contract/handler.ts';
import { requireUser } from './require-user.ts';
import { showProfile } from './show-profile.ts';

/** Returns any player's public profile; private parts only for the owner. */
export const getProfile: Handler<'getProfile'> = async ({ userId, params }, { db }) =>
  showProfile(db, await requireUser(db, params.id), userId);
