import type { Kysely } from 'kysely';
import type { Database } from '../src/database/schema.ts';
import { decideOnPlayer } from '../src/operators/decide-on-player.ts';

export async function banPlayer(
  db: Kysely<Database>,
  userId: number,
  action: 'ban' | 'unban' = 'ban',
): Promise<void> {
  await decideOnPlayer({ db }, { userId, action, operator: 'ada', reason: 'plays by bot' });
}
