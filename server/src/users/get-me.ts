import type { Handler } from '../contract/handler.ts';
import { requireUser } from './require-user.ts';
import { toUser } from './users-repository.ts';

/** Returns the caller's user. Authentication has created this user at the caller's first request. */
export const getMe: Handler<'getMe'> = async ({ userId }, { db }) =>
  toUser(await requireUser(db, userId));
