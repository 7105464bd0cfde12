import type { Handler } from '../contract/handler.ts';
import { requireUser } from './require-user.ts';
import { showProfile } from './show-profile.ts';

export const getProfile: Handler<'getProfile'> = async ({ userId, params }, deps) =>
  showProfile(deps.db, await requireUser(deps, params.id), userId);
