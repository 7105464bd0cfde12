import { toBase64Url, toHex } from '../../world/bytes.ts';

/** A Telegram user in init data (spec §3). */
export type TelegramUser = {
  id: number;
  first_name: string;
  last_name?: string;
  username?: string;
  language_code?: string;
  photo_url?: string;
  is_premium?: boolean;
  is_bot?: boolean;
  allows_write_to_pm?: boolean;
  added_to_attachment_menu?: boolean;
};

/** The chat whose attachment menu opened the app (spec §3). */
type TelegramChat = {
  id: number;
  type: 'group' | 'supergroup' | 'channel';
  title: string;
  photo_url?: string;
  username?: string;
};

/** Init data before it is signed. `auth_date` is in Unix seconds. */
export type InitData = {
  query_id?: string;
  user?: TelegramUser;
  receiver?: TelegramUser;
  chat?: TelegramChat;
  chat_instance?: string;
  chat_type?: 'sender' | 'private' | 'group' | 'supergroup' | 'channel';
  start_param?: string;
  can_send_after?: number;
  auth_date: number;
  signature?: string;
};

const text = new TextEncoder();

/**
 * Returns `data` as a query string with Telegram's `hash`, computed with `botToken`. If `data` has no `signature`, adds
 * an invalid signature of 64 bytes in base64url.
 * @param data init data, or any other fields for a test
 */
export async function signInitData(
  data: InitData | Record<string, string>,
  botToken: string,
): Promise<string> {
  const { signature, ...signed } = data;
  const pairs = Object.entries(signed)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): [string, string] => [key, written(value)]);
  pairs.push(['signature', signature ?? (await signatureLike(checkString(pairs)))]);
  return percentEncoded([...pairs, ['hash', await hashOf(pairs, botToken)]]);
}

/** Returns the pairs as a query string. Writes spaces as %20, as Telegram does. */
export function percentEncoded(pairs: [string, string][]): string {
  return new URLSearchParams(pairs).toString().replaceAll('+', '%20');
}

/**
 * Returns true if `raw` has exactly one `hash`, and the hash is correct for `botToken` (Telegram, "Validating data
 * received via the Mini App"). Accepts init data of any age and with any fields.
 */
export async function isSignedInitData(raw: string, botToken: string): Promise<boolean> {
  const all = [...new URLSearchParams(raw)];
  const pairs = all.filter(([key]) => key !== 'hash');
  const hashes = all.filter(([key]) => key === 'hash').map(([, value]) => value);
  return hashes.length === 1 && hashes[0] === (await hashOf(pairs, botToken));
}

function written(value: unknown): string {
  // Telegram escapes slashes inside its JSON. Without the escapes the hash would be another one.
  return typeof value === 'object' ? JSON.stringify(value).replaceAll('/', '\\/') : String(value);
}

function checkString(pairs: [string, string][]): string {
  return pairs
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('\n');
}

async function hashOf(pairs: [string, string][], botToken: string): Promise<string> {
  const secret = await hmac(text.encode('WebAppData'), botToken);
  return toHex(await hmac(secret, checkString(pairs)));
}

async function hmac(
  key: Uint8Array<ArrayBuffer>,
  message: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, text.encode(message)));
}

async function signatureLike(message: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-512', text.encode(message))));
}
