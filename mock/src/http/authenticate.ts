import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { Problem } from '@bold/sdk/contract';
import { isSignedInitData, type TelegramUser } from '../telegram/launch/init-data.ts';
import { initDataFields, malformed } from './init-data-fields.ts';

export type Caller = {
  user: TelegramUser;
  startParameter: string | null;
  /** In milliseconds since 1970. */
  launchedAt: number;
  /** The time when the init data expires, in milliseconds since 1970. */
  expiresAt: number;
};

/**
 * Maps raw init data to the result of the signature check. The result is cached, because this check is the slowest part
 * of a call.
 */
const checks = new Map<string, Promise<boolean>>();
const checksLimit = 1_000;

/**
 * Reads the caller from raw init data that the development token has signed (decisions §2). Runs the checks in the
 * contract's order.
 * @param now in milliseconds
 * @throws The `INIT_DATA_…` problem of the first failed check.
 */
export async function authenticate(raw: string, now: number): Promise<Caller> {
  if (raw === '') throw new Problem('INIT_DATA_MISSING');
  const fields = initDataFields(raw);
  if (!/^[0-9a-f]{64}$/.test(fields.get('hash') ?? '')) throw malformed('It has no hash.');
  if (!(await isGenuine(raw, fields))) throw new Problem('INIT_DATA_SIGNATURE_INVALID');
  const issuedAt = fields.get('auth_date') ?? '';
  if (!/^\d{1,12}$/.test(issuedAt)) throw malformed('Its auth_date is no time in seconds.');
  const age = now / 1_000 - Number(issuedAt);
  if (age < -rules.init_data_future_seconds) throw new Problem('INIT_DATA_FROM_FUTURE');
  if (age >= rules.init_data_max_age_seconds) throw new Problem('INIT_DATA_EXPIRED');
  const user = fields.get('user');
  if (user === undefined) throw new Problem('INIT_DATA_USER_MISSING');
  return {
    user: parseUser(user),
    startParameter: fields.get('start_param') ?? null,
    launchedAt: Number(issuedAt) * 1_000,
    expiresAt: (Number(issuedAt) + rules.init_data_max_age_seconds) * 1_000,
  };
}

function isGenuine(raw: string, fields: Map<string, string>): Promise<boolean> {
  const known = checks.get(raw);
  if (known) return known;
  const plain = new URLSearchParams([...fields]).toString();
  const check = isSignedInitData(plain, development.bot_token);
  if (checks.size >= checksLimit) checks.clear();
  checks.set(raw, check);
  return check;
}

/**
 * Extracts the raw init data from an Authorization header `tma <init data>`. The init data may be empty.
 * @throws `INIT_DATA_MISSING` if the header is absent or has another scheme.
 */
export function rawInitData(authorization: string | null): string {
  const [scheme, ...rest] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'tma') throw new Problem('INIT_DATA_MISSING');
  return rest.join(' ');
}

function parseUser(text: string): TelegramUser {
  const user = parse(text);
  if (!isUser(user)) throw malformed('The user is not readable.');
  return user;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is TelegramUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    Number.isSafeInteger(value.id) &&
    Number(value.id) > 0
  );
}
