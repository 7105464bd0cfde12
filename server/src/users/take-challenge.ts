import type { Deps } from '../deps.ts';

/** Deletes a player's challenge and returns when it expires, or `undefined` if it is gone or another player's. */
export async function takeChallenge(
  db: Deps['db'],
  payload: string,
  userId: number,
): Promise<Date | undefined> {
  const taken = await db
    .deleteFrom('wallet_challenge')
    .where('payload', '=', payload)
    .where('user_id', '=', userId)
    .returning('expires_at')
    .executeTakeFirst();
  return taken?.expires_at;
}
