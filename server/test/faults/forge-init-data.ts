import { createHash, createHmac } from 'node:crypto';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { signInitData } from '../init-data.ts';
import type { Random } from './seeded-random.ts';

type Fields = Record<string, string>;
type Forgery = (random: Random) => string | Promise<string>;

/**
 * Returns one function for each kind of forgery. Each function forges init data from `fields`.
 * @param fields The fields of the genuine init data. `auth_date` is the time of signing, in Unix seconds.
 */
export async function forgeries(fields: Fields): Promise<Record<string, Forgery>> {
  const raw = await signInitData(fields);
  const hash = new URLSearchParams(raw).get('hash') ?? '';
  const signedAt = Number(fields.auth_date);
  const another = { ...fields, user: JSON.stringify({ id: 77, first_name: 'Eve' }) };
  const pairs = raw.split('&');
  const encode = (some: Fields) => new URLSearchParams(some).toString();
  const pick = <Item>(items: readonly Item[], random: Random) =>
    items[random(items.length)] as Item;
  const names = Object.keys(fields);

  return {
    'a flipped bit': (random) => {
      for (;;) {
        const bytes = Buffer.from(raw, 'latin1');
        const at = random(bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << random(7));
        const forged = bytes.toString('latin1');
        // Upper and lower case in an escape such as %2F mean the same, so such a change is not a forgery.
        if (decoded(forged) !== decoded(raw)) return forged;
      }
    },
    'a flipped bit in a value, encoded again': (random) => {
      const name = pick(names, random);
      const bytes = Buffer.from(fields[name] ?? '');
      const at = random(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random(7));
      return encode({ ...fields, [name]: bytes.toString('latin1'), hash });
    },
    'a flipped bit of the hash': (random) => {
      const bytes = Buffer.from(hash, 'hex');
      const at = random(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
      return encode({ ...fields, hash: bytes.toString('hex') });
    },
    'a hash cut short or drawn out': (random) =>
      encode({
        ...fields,
        hash: random(2) ? hash.slice(0, random(64)) : hash + hash.slice(random(63)),
      }),
    'values that changed places': (random) => {
      const [one, other] = [pick(names, random), pick(names, random)];
      if (one === other) return encode({ ...fields, user: fields.auth_date ?? '', hash });
      return encode({ ...fields, [one]: fields[other] ?? '', [other]: fields[one] ?? '', hash });
    },
    'a key twice': (random) => {
      const copy = pick(pairs, random);
      const value = pick([copy, `${copy}x`, `${copy.split('=')[0]}=`], random);
      return [...pairs.slice(0, random(pairs.length)), value, ...pairs].join('&');
    },
    'another key twice, spelt with escapes': (random) => {
      const name = pick(names, random);
      const spelt = [...name].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('');
      return `${raw}&${spelt}=${encodeURIComponent(another.user)}`;
    },
    'a key more': (random) =>
      `${raw}&${pick(['photo_url', 'admin', 'id', 'Hash'], random)}=${random(99)}`,
    'a key less': (random) => {
      const { [pick(names, random)]: _, ...rest } = fields;
      return encode({ ...rest, hash });
    },
    'a key in capitals': (random) => {
      const name = pick(names, random);
      const { [name]: value = '', ...rest } = fields;
      return encode({ ...rest, [name.toUpperCase()]: value, hash });
    },
    'the end of a field moved by a line break': (random) => {
      const [one = '', other = '', ...rest] = [...names].sort(
        (a, b) => random(3) - 1 || a.length - b.length,
      );
      const kept = Object.fromEntries(rest.map((name) => [name, fields[name] ?? '']));
      return encode({ ...kept, [one]: `${fields[one]}\n${other}=${fields[other]}`, hash });
    },
    'encoded twice': (random) => (random(2) ? encodeURIComponent(raw) : encode({ raw })),
    'encoded twice in one value': (random) => {
      const name = pick(['user', 'query_id', 'chat_instance'], random);
      const value = encodeURIComponent(fields[name] ?? '');
      // An escape is added to a value that has no characters to escape, so that the forgery differs from the original.
      return encode({ ...fields, [name]: value === fields[name] ? `%${value}` : value, hash });
    },
    'another user under the old hash': (random) =>
      encode({ ...another, chat_instance: `${random(1_000_000)}`, hash }),
    'the token of another bot': (random) =>
      signInitData(another, `${1_000_000_000 + random(1_000_000)}:the-token-of-another-bot-000`),
    'a token without its last character': (random) =>
      signInitData(
        { ...fields, query_id: `${random(1_000_000)}` },
        development.bot_token.slice(0, -1),
      ),
    'the public half of the token': (random) =>
      signInitData(
        { ...fields, query_id: `${random(1_000_000)}` },
        development.bot_token.split(':')[0],
      ),
    'the way of the login widget': (random) => {
      const signed = { ...fields, query_id: `${random(1_000_000)}` };
      return encode({ ...signed, hash: widgetHash(signed) });
    },
    'no key at all': (random) => {
      const signed = { ...fields, query_id: `${random(1_000_000)}` };
      return encode({
        ...signed,
        hash: createHash('sha256').update(linesOf(signed)).digest('hex'),
      });
    },
    'signed too long ago': (random) =>
      signInitData({ ...fields, auth_date: `${signedAt - 86_400 - random(1e9)}` }),
    'signed in the future': (random) =>
      signInitData({ ...fields, auth_date: `${signedAt + 61 + random(1e9)}` }),
    'signed at no time': (random) =>
      signInitData({
        ...fields,
        auth_date: pick(
          ['', 'NaN', '-1', '1e9', ' 1', '0x6', `${signedAt}.5`, `+${signedAt}`],
          random,
        ),
      }),
    'signed for no user': (random) =>
      signInitData({
        ...fields,
        user: pick(
          [
            '',
            'null',
            '[]',
            '{}',
            '7',
            '{"id":0}',
            '{"id":-1}',
            '{"id":"7"}',
            '{"id":1.5}',
            '{"id":1e99}',
          ],
          random,
        ),
      }),
  };
}

const decoded = (raw: string) => new URLSearchParams(raw).toString();

const linesOf = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');

/** Returns the hash of Telegram's login widget: an HMAC whose key is the SHA-256 hash of the bot's token. */
function widgetHash(fields: Fields): string {
  const key = createHash('sha256').update(development.bot_token).digest();
  return createHmac('sha256', key).update(linesOf(fields)).digest('hex');
}
