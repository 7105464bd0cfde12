import type { Handler } from '../contract/handler.ts';
import { requireUser } from './require-user.ts';
import { showProfile } from './show-profile.ts';

export const getProfile: Handler<'getProfile'> = async ({ userId, params }, { db }) =>
  showProfile(db, await requireUser(db, params.id), userId);
