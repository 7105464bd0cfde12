import type { Deps } from '../deps.ts';
import { findUser } from '../users/users-repository.ts';
import { insertAction, type OperatorAction } from './operator-actions-repository.ts';
import { type PlayerRows, readPlayerRows } from './player-rows.ts';

type Asked = { userId: number } & Pick<OperatorAction, 'operator' | 'reason'>;

/** Records the export and returns everything that is stored about the player. Throws if the player does not exist. */
export async function exportPlayer(
  { db }: Pick<Deps, 'db'>,
  { userId, operator, reason }: Asked,
): Promise<PlayerRows> {
  const user = await findUser(db, userId);
  if (!user) throw new Error(`There is no player ${userId}.`);
  const action = { operator, action: 'export', user_id: userId, wallet: null, reason } as const;
  await insertAction(db, action);
  return readPlayerRows(db, user);
}
