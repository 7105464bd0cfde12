import { signInitData as sign } from '@bold/mock/fakes';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };

/** Returns raw init data with these fields, signed as Telegram does. */
export const signInitData = (
  fields: Record<string, string>,
  botToken: string = development.bot_token,
): Promise<string> => sign(fields, botToken);

export const initDataOf = (telegramId: number, at = new Date()): Promise<string> =>
  signInitData({
    auth_date: String(Math.floor(at.getTime() / 1000)),
    user: JSON.stringify({ id: telegramId, first_name: 'Ada' }),
  });

/** Returns the URL of a user's live connection, with init data that is signed at the time `at`. */
export async function liveUrlOf(address: string, telegramId: number, at?: Date): Promise<string> {
  const query = new URLSearchParams({ tg_auth: await initDataOf(telegramId, at) });
  return `${address.replace('http', 'ws')}/api/live?${query}`;
}
