import { Problem } from '@bold/sdk/contract';
import { userUsernamePattern } from '@bold/sdk/limits';

const handlePattern = new RegExp(userUsernamePattern, 'u');

export type TelegramUser = {
  id: number;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  /** IETF language tag, such as `ru` or `pt-br`. Null if Telegram reports no language. */
  languageCode: string | null;
};

/** Parses the field `user` of init data. Throws `INIT_DATA_MALFORMED` if the JSON or the id is not valid. */
export function parseTelegramUser(json: string): TelegramUser {
  const user = parseObject(json);
  const { id } = user;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
    throw malformed('The user of the init data has no valid id.');
  }
  return {
    id,
    firstName: name(user.first_name),
    lastName: name(user.last_name),
    username: handle(user.username),
    languageCode: typeof user.language_code === 'string' ? user.language_code : null,
  };
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    if (value !== null && typeof value === 'object') return { ...value };
  } catch (cause) {
    throw malformed('The user of the init data is not JSON.', cause);
  }
  throw malformed('The user of the init data is not an object.');
}

/** Returns a name without control characters, cut to Telegram's 64 characters, or null if nothing is left. */
function name(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return [...value.toWellFormed().replace(/\p{Cc}/gu, '')].slice(0, 64).join('').trim() || null;
}

/** Returns a Telegram username, or null if the value breaks Telegram's rule for usernames. */
function handle(value: unknown): string | null {
  // The app must not link to a wrong username.
  return typeof value === 'string' && handlePattern.test(value) ? value : null;
}

/** Returns `INIT_DATA_MALFORMED`. */
export const malformed = (detail: string, cause?: unknown) =>
  new Problem('INIT_DATA_MALFORMED', detail, { cause });
