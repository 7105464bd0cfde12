import type { Handler } from '../http/handler.ts';
import { requireUser } from './require-user.ts';
import { toProfile } from './users-repository.ts';

/** Anybody's public profile; its private parts only for the owner. */
export const getProfile: Handler<'getProfile'> = async ({ userId, params }, { db }) =>
  toProfile(await requireUser(db, params.id), userId);
