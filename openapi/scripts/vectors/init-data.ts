import { createHmac } from 'node:crypto';
import { now, readCatalogueFile, rule } from './read-catalogue.ts';

type Pairs = [key: string, value: string][];
type Encode = (text: string) => string;

const { bot_token: botToken } = readCatalogueFile<{ bot_token: string }>('development');
const foreignToken = '7:a-token-that-belongs-to-another-bot';

const person = {
  id: 279058397,
  first_name: 'Bold',
  last_name: 'One',
  username: 'bold_one',
  language_code: 'en',
};
const unknownSignature = 'c2lnbmF0dXJlLW9mLXRlbGVncmFt';

/** Encodes a value as Telegram's apps do. Escapes every character except letters, digits and `-_.!~*'()`. */
const percent: Encode = (text) => encodeURIComponent(text);
/** Encodes a value as HTML forms do, with a plus for a space. */
const form: Encode = (text) => encodeURIComponent(text).replaceAll('%20', '+');

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

const checkStringOf = (pairs: Pairs) =>
  pairs
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('\n');

function sign(pairs: Pairs, token = botToken): string {
  return hmac(hmac('WebAppData', token), checkStringOf(pairs)).toString('hex');
}

function write(pairs: Pairs, hash = sign(pairs), encode = percent): string {
  const all: Pairs = [...pairs, ['hash', hash]];
  return all.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
}

function pairsOf(fields: Record<string, string>): Pairs {
  return Object.entries({
    query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
    user: JSON.stringify(person),
    auth_date: String(now),
    signature: unknownSignature,
    ...fields,
  });
}

const userOf = (changes: object) => JSON.stringify({ ...person, ...changes });

type Stored = {
  first_name: string | null;
  last_name: string | null;
  username: string | null;
  start_param: string | null;
};

const stored: Stored = {
  first_name: person.first_name,
  last_name: person.last_name,
  username: person.username,
  start_param: null,
};

function accepted(
  title: string,
  fields: Record<string, string>,
  expected: Partial<Stored> = {},
  encode = percent,
) {
  const pairs = pairsOf(fields);
  return {
    title,
    init_data: write(pairs, sign(pairs), encode),
    check_string: checkStringOf(pairs),
    telegram_id: person.id,
    ...stored,
    ...expected,
  };
}

const refused = (title: string, code: string, init_data: string) => ({ title, code, init_data });
const signed = (fields: Record<string, string>, token = botToken) => {
  const pairs = pairsOf(fields);
  return write(pairs, sign(pairs, token));
};
const without = (key: string) => pairsOf({}).filter(([name]) => name !== key);

export function initDataVectors() {
  const good = signed({});
  const photo = { photo_url: 'https://t.me/i/userpic/320/bold.svg' };
  return {
    description:
      'Raw init data, as it stands after "tma " in the Authorization header. Set the server clock to `now` and the bot token to `bot_token`. ' +
      'An accepted one names the player; a refused one returns 401 with `code`. An empty one is a header without init data.',
    bot_token: botToken,
    now,
    accepted: [
      accepted('as Telegram writes it', {}),
      accepted(
        'a space as %20',
        { user: userOf({ first_name: 'Bold and free' }) },
        {
          first_name: 'Bold and free',
        },
      ),
      accepted(
        'a space as +, a plus as %2B',
        { user: userOf({ first_name: 'Bold + free' }) },
        { first_name: 'Bold + free' },
        form,
      ),
      accepted('an escaped slash in the JSON of the user', {
        user: userOf(photo).replaceAll('/', '\\/'),
      }),
      accepted(
        'names that are not ASCII',
        { user: userOf({ first_name: 'Zoë 🎈', last_name: 'Иванова' }) },
        { first_name: 'Zoë 🎈', last_name: 'Иванова' },
      ),
      accepted(
        'names as escapes of JSON',
        {
          user: JSON.stringify({ ...person, first_name: 'Zoe' }).replace('Zoe', 'Zo\\u00eb'),
        },
        { first_name: 'Zoë' },
      ),
      accepted(
        'a start parameter',
        { start_param: 'USER42REFk3v9x2' },
        {
          start_param: 'USER42REFk3v9x2',
        },
      ),
      accepted('keys that the contract does not describe', {
        a: '',
        Z: 'last & first = 1',
        chat_type: 'sender',
      }),
      accepted(
        'no first_name, and a username that breaks its pattern',
        {
          user: JSON.stringify({ id: person.id, username: 'dots.are.no.handle' }),
        },
        { first_name: null, last_name: null, username: null },
      ),
      accepted(
        'a name with outer space, a control character and more than 64 characters',
        { user: userOf({ first_name: ` \u0007${'x'.repeat(70)}`, last_name: ' ' }) },
        { first_name: 'x'.repeat(63), last_name: null },
      ),
      accepted('as far in the future as is tolerated', {
        auth_date: String(now + rule('init_data_future_seconds')),
      }),
      accepted('one second before it expires', {
        auth_date: String(now - rule('init_data_max_age_seconds') + 1),
      }),
    ],
    refused: [
      refused('nothing', 'INIT_DATA_MISSING', ''),
      refused('no query string', 'INIT_DATA_MALFORMED', 'this is no query string'),
      refused('a pair without a key', 'INIT_DATA_MALFORMED', `=1&${good}`),
      refused('no hash', 'INIT_DATA_MALFORMED', good.replace(/&hash=\w+/, '')),
      refused('a hash of 63 digits', 'INIT_DATA_MALFORMED', good.slice(0, -1)),
      refused(
        'a hash in upper case',
        'INIT_DATA_MALFORMED',
        good.replace(/hash=\w+/, (pair) => `hash=${pair.slice(5).toUpperCase()}`),
      ),
      refused('a key twice', 'INIT_DATA_MALFORMED', `${good}&user=%7B%7D`),
      refused('a broken escape', 'INIT_DATA_MALFORMED', `${good}&more=%zz`),
      refused('an escape that is not UTF-8', 'INIT_DATA_MALFORMED', `${good}&more=%ff`),
      refused('an escaped control character', 'INIT_DATA_MALFORMED', `${good}&more=%0A`),
      refused(
        'a changed value',
        'INIT_DATA_SIGNATURE_INVALID',
        good.replace('bold_one', 'bold_two'),
      ),
      refused('a key that was not signed', 'INIT_DATA_SIGNATURE_INVALID', `${good}&more=1`),
      refused('the token of another bot', 'INIT_DATA_SIGNATURE_INVALID', signed({}, foreignToken)),
      refused(
        'a hash without the key signature',
        'INIT_DATA_SIGNATURE_INVALID',
        write(pairsOf({}), sign(without('signature'))),
      ),
      refused(
        'a wrong signature comes before its age',
        'INIT_DATA_SIGNATURE_INVALID',
        signed({ auth_date: '1' }, foreignToken),
      ),
      refused('auth_date missing', 'INIT_DATA_MALFORMED', write(without('auth_date'))),
      refused('auth_date in words', 'INIT_DATA_MALFORMED', signed({ auth_date: 'today' })),
      refused(
        'auth_date in milliseconds',
        'INIT_DATA_MALFORMED',
        signed({ auth_date: `${now}000` }),
      ),
      refused(
        'a second more in the future than is tolerated',
        'INIT_DATA_FROM_FUTURE',
        signed({ auth_date: String(now + rule('init_data_future_seconds') + 1) }),
      ),
      refused(
        'just expired',
        'INIT_DATA_EXPIRED',
        signed({ auth_date: String(now - rule('init_data_max_age_seconds')) }),
      ),
      refused(
        'its age comes before the missing user',
        'INIT_DATA_EXPIRED',
        write([['auth_date', '1']]),
      ),
      refused('no user', 'INIT_DATA_USER_MISSING', write(without('user'))),
      refused('a user that is not JSON', 'INIT_DATA_MALFORMED', signed({ user: 'nobody' })),
      refused('a user that is a list', 'INIT_DATA_MALFORMED', signed({ user: '[1]' })),
      refused(
        'a user without an id',
        'INIT_DATA_MALFORMED',
        signed({ user: '{"first_name":"No"}' }),
      ),
      refused('a user with the id 0', 'INIT_DATA_MALFORMED', signed({ user: userOf({ id: 0 }) })),
      refused('an id as a string', 'INIT_DATA_MALFORMED', signed({ user: userOf({ id: '7' }) })),
      refused(
        'an id of 2^53',
        'INIT_DATA_MALFORMED',
        signed({ user: userOf({ id: 9_007_199_254_740_992 }) }),
      ),
    ],
  };
}
