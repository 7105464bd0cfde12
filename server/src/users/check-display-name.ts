import type { Handler } from '../contract/handler.ts';
import { isReservedName } from './reserved-name.ts';
import { isNameTaken } from './users-repository.ts';

/** Reports a display name as available if the name is not reserved and no other player has the name. */
export const checkDisplayName: Handler<'checkDisplayName'> = async ({ userId, query }, { db }) => {
  const name = query.display_name_to_check;
  return { is_available: !isReservedName(name) && !(await isNameTaken(db, name, userId)) };
};
