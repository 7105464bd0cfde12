import { Problem } from '@bold/sdk/contract';
import type { UserRow } from '../database/schema.ts';
import type { Deps } from '../deps.ts';

/** Throws `USER_NOT_FOUND` if there is no such user. */
export async function requireUser(
  { loadUser }: Pick<Deps, 'loadUser'>,
  userId: number,
): Promise<UserRow> {
  const user = await loadUser(userId);
  if (!user) throw new Problem('USER_NOT_FOUND', `No player has the id ${userId}.`);
  return user;
}
