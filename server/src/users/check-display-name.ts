import type { Handler } from '../contract/handler.ts';
import { isReservedName } from './reserved-name.ts';
import { isNameTaken } from './users-repository.ts';

/** Counts the caller's own name as available. */
export const checkDisplayName: Handler<'checkDisplayName'> = async ({ userId, query }, { db }) => {
  const name = query.display_name_to_check;
  return { is_available: !isReservedName(name) && !(await isNameTaken(db, name, userId)) };
};
