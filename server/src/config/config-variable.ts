import { isAbsolute, resolve } from 'node:path';
import { parseWallet } from '../wallets/wallet-address.ts';

/**
 * Parses the trimmed text of a variable, or of an item of a `list`. A variable's text is never empty, but an item's
 * text may be empty.
 * @throws `Error` for a bad text, with a message that completes the sentence "NAME must be …"
 */
export type Reader<Value> = (text: string) => Value;

/**
 * Reads a variable. Returns `fallback` if the variable is missing or blank.
 * @throws `Error` with the message "NAME must be …" for a bad text
 */
export function readVariable<Value, Fallback>(
  env: Record<string, string | undefined>,
  name: string,
  reader: Reader<Value>,
  fallback: Fallback,
): Value | Fallback {
  const value = env[name]?.trim();
  if (!value) return fallback;
  try {
    return reader(value);
  } catch (cause) {
    throw new Error(`${name} must be ${(cause as Error).message}.`, { cause });
  }
}

export const text: Reader<string> = (value) => value;

export const integer =
  (min: number, max: number): Reader<number> =>
  (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new Error(`a whole number from ${min} to ${max}`);
    }
    return number;
  };

/** Reads an absolute URL with one of the protocols. Removes a trailing slash. */
export const url =
  (...protocols: string[]): Reader<string> =>
  (value) => {
    const parsed = URL.parse(value);
    if (!parsed || !protocols.includes(parsed.protocol)) {
      throw new Error(`an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    }
    try {
      decodeURIComponent(parsed.username + parsed.password);
    } catch (cause) {
      throw new Error('an address with each % of its user and password written as %25', { cause });
    }
    return value.replace(/\/$/, '');
  };

/** Reads the link of a bot, a channel or an app in Telegram, which the app opens without leaving Telegram. */
export const telegramLink: Reader<string> = (value) => {
  if (!/^https:\/\/t\.me\/[\w$+]\S*$/i.test(value)) {
    throw new Error('a link of Telegram, such as https://t.me/PremiumBot');
  }
  return value;
};

/** Reads a URL as `url` does, but refuses a user, and all that follows the host, so that paths can be appended. */
export const baseUrl =
  (...protocols: string[]): Reader<string> =>
  (value) => {
    const address = url(...protocols)(value);
    const { href, origin } = new URL(value);
    if (href !== `${origin}/`) {
      throw new Error('an address without a path, a query, a fragment and a user');
    }
    return address;
  };

/** Returns an error message if the variable still has the placeholder of bold.env.example, otherwise undefined. */
export const exampleSecret = (name: string, value: string | undefined): string | undefined =>
  /replace-?this/.test(value ?? '')
    ? `${name} has a secret of bold.env.example, which everybody can read: replace it.`
    : undefined;

/** Reads the URL of a Redis as `url` does, but refuses a path that is not the number of a database. */
export const redis: Reader<string> = (value) => {
  const address = url('redis:', 'rediss:')(value);
  if (!/^(\/\d*)?$/.test(new URL(address).pathname)) {
    throw new Error('an address without a path, or with the number of a database as its path');
  }
  return address;
};

/** Reads the origin of a web page, and returns it in the form of the header Origin. */
export const origin: Reader<string> = (value) => {
  const parsed = URL.parse(value);
  const isHttp = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
  if (!isHttp || parsed.href !== `${parsed.origin}/`) {
    throw new Error('an address with http:// or https://, without a path, a query and a user');
  }
  return parsed.origin;
};

/** Reads a text that matches `pattern`. `description` completes the sentence "NAME must be …". */
export const matching =
  (pattern: RegExp, description: string): Reader<string> =>
  (value) => {
    if (!pattern.test(value)) throw new Error(description);
    return value;
  };

export const oneOf =
  <Choice extends string>(...choices: Choice[]): Reader<Choice> =>
  (value) => {
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) throw new Error(`one of ${choices.join(', ')}`);
    return choice;
  };

/** The address of a wallet in bold.env.example, in raw form. Nobody has its key. */
const exampleAddress = `0:${'b01d'.repeat(16)}`;

/** Reads the address of a TON wallet, and returns its raw form. Production refuses the address of bold.env.example. */
export const tonAddress =
  ({ testAllowed, production }: { testAllowed: boolean; production: boolean }): Reader<string> =>
  (value) => {
    let address: string;
    try {
      address = parseWallet(value, { testAllowed });
    } catch (cause) {
      throw new Error('a TON address of the network that TON_NETWORK names', { cause });
    }
    if (production && address === exampleAddress) {
      throw new Error('your own: nobody can take money from the address of bold.env.example');
    }
    return address;
  };

/** Reads the token of a payment provider. Refuses one for tests: its purchases cost nothing, but would earn rewards. */
export const liveToken: Reader<string> = (value) => {
  if (/:TEST:/i.test(value)) {
    throw new Error("the provider's live token: cards for tests can pay with this one");
  }
  return value;
};

/** Reads items separated by commas, and removes duplicates. */
export const list =
  <Item>(reader: Reader<Item>): Reader<Item[]> =>
  (value) => [...new Set(value.split(',').map((item) => reader(item.trim())))];

/** Reads the path of a folder. Resolves a relative path against `root`. */
export const folder =
  (root: string): Reader<string> =>
  (value) =>
    isAbsolute(value) ? value : resolve(root, value);

/** Reads the number of trusted proxies, from 0 to 9. `on` and `true` mean 1, `off` and `false` mean 0. */
export const proxies: Reader<number> = (value) => {
  const count = { off: 0, false: 0, on: 1, true: 1 }[value] ?? Number(value);
  if (!/^(\d|on|off|true|false)$/.test(value)) {
    throw new Error('on, off or the number of proxies, from 0 to 9');
  }
  return count;
};
