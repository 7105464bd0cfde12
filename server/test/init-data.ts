import { signInitData as sign } from '@bold/mock/fakes';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };

/** Returns raw init data with these fields. Signs the data with the bot's token, as Telegram does. */
export const signInitData = (
  fields: Record<string, string>,
  botToken: string = development.bot_token,
): Promise<string> => sign(fields, botToken);

/** Returns raw init data of a user, signed at the time `at`. */
export const initDataOf = (telegramId: number, at = new Date()): Promise<string> =>
  signInitData({
    auth_date: String(Math.floor(at.getTime() / 1000)),
    user: JSON.stringify({ id: telegramId, first_name: 'Ada' }),
  });

/**
 * Returns the URL of a user's live connection on the server at the base URL `address`. Signs the init data at the time
 * `at`, by default now.
 */
export async function liveUrlOf(address: string, telegramId: number, at?: Date): Promise<string> {
  const query = new URLSearchParams({ tg_auth: await initDataOf(telegramId, at) });
  return `${address.replace('http', 'ws')}/api/live?${query}`;
}
