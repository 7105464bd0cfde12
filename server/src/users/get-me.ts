import type { Handler } from '../contract/handler.ts';
import { requireUser } from './require-user.ts';
import { toUser } from './users-repository.ts';

export const getMe: Handler<'getMe'> = async ({ userId }, deps) =>
  toUser(await requireUser(deps, userId));
