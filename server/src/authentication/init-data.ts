import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '@bold/sdk/contract';
import { initDataFutureSeconds } from '@bold/sdk/limits';
import { malformed, parseTelegramUser, type TelegramUser } from './telegram-user.ts';

export type InitData = {
  user: TelegramUser;
  authDate: Date;
  startParameter: string | null;
};

type Rules = {
  botToken: string;
  /** The bot token before its last rotation. Open apps keep working with init data that was signed with this token. */
  botTokenPrevious?: string | null;
  maxAgeS: number;
  now: Date;
};

/** How far in the future `auth_date` may be, because clocks differ (decisions §2). */
const futureToleranceMs = initDataFutureSeconds * 1000;

/**
 * Checks raw init data and returns its contents (decisions §2).
 * @throws `Problem` if Telegram did not sign the data for this bot
 * @throws `Problem` if the data is malformed, expired, from the future or without a user
 */
export function validateInitData(raw: string, rules: Rules): InitData {
  const { botToken, botTokenPrevious, maxAgeS, now } = rules;
  const fields = parseFields(raw);
  const hash = fields.get('hash');
  if (!hash || !/^[0-9a-f]{64}$/.test(hash))
    throw malformed('The init data has no well-formed hash.');
  const isSignedBy = (token: string) =>
    timingSafeEqual(Buffer.from(hash, 'hex'), signature(fields, token));
  if (!isSignedBy(botToken) && !(botTokenPrevious && isSignedBy(botTokenPrevious))) {
    throw new Problem('INIT_DATA_SIGNATURE_INVALID');
  }

  const authDateText = fields.get('auth_date') ?? '';
  if (!/^\d{1,12}$/.test(authDateText)) throw malformed('auth_date is not a time in seconds.');
  const authDate = new Date(Number(authDateText) * 1000);
  if (authDate.getTime() > now.getTime() + futureToleranceMs) {
    throw new Problem('INIT_DATA_FROM_FUTURE');
  }
  if (now.getTime() >= authDate.getTime() + maxAgeS * 1000) throw new Problem('INIT_DATA_EXPIRED');

  const user = fields.get('user');
  if (user === undefined) throw new Problem('INIT_DATA_USER_MISSING');
  return {
    user: parseTelegramUser(user),
    authDate,
    startParameter: fields.get('start_param') ?? null,
  };
}

/** Returns the HMAC over all fields except the hash, with the key that Telegram documents. */
function signature(fields: Map<string, string>, botToken: string): Buffer {
  const checkString = [...fields]
    .filter(([key]) => key !== 'hash')
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  return createHmac('sha256', secret).update(checkString).digest();
}

// Not URLSearchParams, which accepts broken escapes, a leading "?" and repeated keys.
function parseFields(raw: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const pair of raw.split('&')) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw malformed('The init data is not a query string.');
    const key = decode(pair.slice(0, equals));
    if (fields.has(key)) throw malformed('A field of the init data occurs twice.');
    fields.set(key, decode(pair.slice(equals + 1)));
  }
  return fields;
}

function decode(part: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(part.replaceAll('+', ' '));
  } catch (cause) {
    throw malformed('An escape of the init data is broken.', cause);
  }
  // The signed text joins fields with line breaks: a line break inside a value could look like the end of a field.
  if (/\p{Cc}/u.test(decoded)) throw malformed('The init data contains control characters.');
  return decoded;
}
