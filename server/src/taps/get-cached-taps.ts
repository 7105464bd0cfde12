import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';

/** Returns the total taps of any player. Throws `USER_NOT_FOUND` if no player has the id. */
export const getCachedTaps: Handler<'getCachedTaps'> = async ({ params }, { shards }) => {
  const taps = await shards
    .of(params.id)
    .selectFrom('tap_balance')
    .select('total as total_taps')
    .where('user_id', '=', params.id)
    .executeTakeFirst();
  if (!taps) throw new Problem('USER_NOT_FOUND', `No player has the id ${params.id}.`);
  return taps;
};
