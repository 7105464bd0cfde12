import type { Handler } from '../contract/handler.ts';
import { toUser } from './users-repository.ts';

/** Shows or hides the caller's Telegram username (spec §6). */
export const setUsernameVisibility: Handler<'setUsernameVisibility'> = async (
  { userId, body },
  { db },
) =>
  toUser(
    await db
      .updateTable('users')
      .set({ is_username_visible: body.is_username_visible })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
