import type { Handler } from '../contract/handler.ts';
import { isReservedName } from './reserved-name.ts';
import { isNameTaken } from './users-repository.ts';

/** Returns `is_available`, which is true if the caller may take the name. The caller's own name is available too. */
export const checkDisplayName: Handler<'checkDisplayName'> = async ({ userId, query }, { db }) => {
  const name = query.display_name_to_check;
  return { is_available: !isReservedName(name) && !(await isNameTaken(db, name, userId)) };
};
