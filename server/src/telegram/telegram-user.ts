import { userUsernamePattern } from '@bold/sdk/limits';
import { Problem } from '../problem.ts';

const handlePattern = new RegExp(userUsernamePattern, 'u');

/** What the product keeps of the messenger's user. */
export type TelegramUser = {
  id: number;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  /** IETF, such as `ru` or `pt-br`; null where the messenger says nothing. */
  languageCode: string | null;
};

/** The JSON text of init data's `user` in, the user out; `INIT_DATA_MALFORMED` if it is none. */
export function parseTelegramUser(json: string): TelegramUser {
  const user = parseObject(json);
  const { id } = user;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) {
    throw malformed('Its user has no usable id.');
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
    throw malformed('Its user is not JSON.', cause);
  }
  throw malformed('Its user is no object.');
}

/** Telegram's own limit is 64 characters; an empty name is none. Control characters cannot be stored. */
function name(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return [...value.toWellFormed().replace(/\p{Cc}/gu, '')].slice(0, 64).join('').trim() || null;
}

/** The messenger handle rule guards what is shown and linked later; anything else counts as no handle. */
function handle(value: unknown): string | null {
  return typeof value === 'string' && handlePattern.test(value) ? value : null;
}

const malformed = (detail: string, cause?: unknown) =>
  new Problem('INIT_DATA_MALFORMED', detail, { cause });
