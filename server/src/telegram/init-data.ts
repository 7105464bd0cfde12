import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '../problem.ts';
import { parseTelegramUser, type TelegramUser } from './telegram-user.ts';

export type InitData = {
  user: TelegramUser;
  authDate: Date;
  startParameter: string | null;
};

type Rules = { botToken: string; maxAgeS: number; now: Date };

/** Clocks differ a little; more than this is not a clock (decisions §2). */
const futureToleranceMs = 60_000;

/**
 * Raw init data in, what it says out, if Telegram signed it for this bot and it is neither stale nor
 * from the future (decisions §2). Throws a `Problem` with a code for each way of being wrong.
 */
export function validateInitData(raw: string, { botToken, maxAgeS, now }: Rules): InitData {
  const fields = parseFields(raw);
  const hash = fields.get('hash');
  if (!hash || !/^[0-9a-f]{64}$/.test(hash)) throw malformed('It has no well-formed hash.');
  if (!timingSafeEqual(Buffer.from(hash, 'hex'), signature(fields, botToken))) {
    throw new Problem('INIT_DATA_SIGNATURE_INVALID');
  }

  const authDateText = fields.get('auth_date') ?? '';
  if (!/^\d{1,12}$/.test(authDateText)) throw malformed('Its auth_date is no time in seconds.');
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

/** The HMAC over all fields but the hash itself, keyed as Telegram documents it. */
function signature(fields: Map<string, string>, botToken: string): Buffer {
  const checkString = [...fields]
    .filter(([key]) => key !== 'hash')
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  return createHmac('sha256', secret).update(checkString).digest();
}

// Not URLSearchParams: it forgives broken escapes, a leading "?" and keys that come twice.
function parseFields(raw: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const pair of raw.split('&')) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw malformed('It is not a query string.');
    const key = decode(pair.slice(0, equals));
    if (fields.has(key)) throw malformed('One of its fields comes twice.');
    fields.set(key, decode(pair.slice(equals + 1)));
  }
  return fields;
}

function decode(part: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(part.replaceAll('+', ' '));
  } catch (cause) {
    throw malformed('One of its escapes is broken.', cause);
  }
  // A line break inside a value could pass for the end of a field: the signature joins fields with it.
  if (/\p{Cc}/u.test(decoded)) throw malformed('It contains control characters.');
  return decoded;
}

const malformed = (detail: string, cause?: unknown) =>
  new Problem('INIT_DATA_MALFORMED', detail, { cause });
