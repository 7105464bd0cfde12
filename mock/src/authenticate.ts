import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { Problem } from './problem.ts';
import { isSignedInitData, type MessengerUser } from './telegram/init-data.ts';

/** Who calls, as the messenger's signed data says. */
export interface Caller {
  user: MessengerUser;
  startParameter: string | null;
}

const maxAgeSeconds = 86_400;
const maxAheadSeconds = 60;
/** Signed init data seen before: an app sends the same with every call, and the hash is most of a call's cost. */
const genuine = new Set<string>();
const genuineLimit = 1_000;

/**
 * Reads who calls from raw init data that was signed with the development token (decisions §2).
 * `now` in milliseconds. Throws the INIT_DATA_… problem that says what is wrong with it.
 */
export async function authenticate(raw: string, now: number): Promise<Caller> {
  const data = new URLSearchParams(raw);
  const issuedAt = data.get('auth_date') ?? '';
  const user = parseUser(data.get('user'));
  if (new Set(data.keys()).size < [...data.keys()].length) {
    throw new Problem('INIT_DATA_MALFORMED', 'A key stands in the init data twice.');
  }
  if (!data.has('hash') || !/^\d{1,12}$/.test(issuedAt)) {
    throw new Problem('INIT_DATA_MALFORMED', 'The init data has no hash or no auth_date.');
  }
  if (!(await isGenuine(raw))) {
    throw new Problem('INIT_DATA_SIGNATURE_INVALID');
  }
  if (!user) throw new Problem('INIT_DATA_USER_MISSING');
  const age = now / 1_000 - Number(issuedAt);
  if (age < -maxAheadSeconds) throw new Problem('INIT_DATA_FROM_FUTURE');
  if (age > maxAgeSeconds) throw new Problem('INIT_DATA_EXPIRED');
  return { user, startParameter: data.get('start_param') };
}

async function isGenuine(raw: string): Promise<boolean> {
  if (genuine.has(raw)) return true;
  if (!(await isSignedInitData(raw, development.bot_token))) return false;
  if (genuine.size >= genuineLimit) genuine.clear();
  genuine.add(raw);
  return true;
}

/** The raw init data of an Authorization header. Throws INIT_DATA_MISSING. */
export function rawInitData(authorization: string | null): string {
  const [scheme, ...rest] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'tma') throw new Problem('INIT_DATA_MISSING');
  return rest.join(' ');
}

function parseUser(text: string | null): MessengerUser | undefined {
  if (text === null) return undefined;
  const user = parse(text);
  if (!isUser(user)) throw new Problem('INIT_DATA_MALFORMED', 'The user is not readable.');
  return user;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is MessengerUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    Number.isSafeInteger(value.id) &&
    Number(value.id) > 0
  );
}
