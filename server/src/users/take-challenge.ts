import type { Deps } from '../deps.ts';

/** Uses up a player's challenge and answers when it expires; `undefined` if it is not theirs or gone. */
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
