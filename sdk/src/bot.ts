import type { TelegramUser } from './generated/model/index.ts';

const text = new TextEncoder();

/**
 * A Telegram user, with the fields that the contract names. Without an index signature, so that the interfaces of bot
 * libraries fit.
 */
export type Sender = {
  readonly [Field in keyof TelegramUser as string extends Field
    ? never
    : Field]: TelegramUser[Field];
};

/**
 * Returns a user's init data as a raw query string, signed with the bot's token in the same way as Telegram signs it.
 * Keep the token on the server.
 * @returns Init data that a server with default settings accepts for a day.
 *
 * @example
 * const Authorization = `tma ${await signInitData({ id: 279058397, first_name: 'Anna' }, '1:token')}`;
 */
export async function signInitData(user: Sender, botToken: string): Promise<string> {
  const data = { auth_date: `${Math.floor(Date.now() / 1000)}`, user: JSON.stringify(user) };
  const secret = await hmac(text.encode('WebAppData'), botToken);
  const mac = await hmac(secret, `auth_date=${data.auth_date}\nuser=${data.user}`);
  const hash = Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return String(new URLSearchParams({ ...data, hash }));
}

/**
 * Returns request options with which a bot calls the API in the name of a user. The options contain newly signed init
 * data of this user.
 *
 * @example
 * import { getMyTaps } from '@bold/sdk';
 *
 * const taps = await getMyTaps(await asUser({ id: 279058397, first_name: 'Anna' }, '1:token'));
 */
export async function asUser(user: Sender, botToken: string) {
  return { headers: { Authorization: `tma ${await signInitData(user, botToken)}` } };
}

async function hmac(key: Uint8Array<ArrayBuffer>, message: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, text.encode(message)));
}
