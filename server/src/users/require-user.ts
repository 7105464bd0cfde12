import { Problem } from '@bold/sdk/contract';
import type { Selectable } from 'kysely';
import type { UserTable } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { findUser } from './users-repository.ts';

/** Throws `USER_NOT_FOUND` if there is no such user. */
export async function requireUser(db: Deps['db'], userId: number): Promise<Selectable<UserTable>> {
  const user = await findUser(db, userId);
  if (!user) throw new Problem('USER_NOT_FOUND', `No player has the id ${userId}.`);
  return user;
}
