import { inFile } from './mutant.ts';

/** Faults in authentication. */
export const initDataMutants = [
  ...inFile('levels', 'server/src/authentication/init-data.ts', {
    validateInitData: [
      [
        'any signature is accepted',
        'if (!timingSafeEqual(',
        "if (hash === '' && !timingSafeEqual(",
      ],
      [
        'a hash in capital letters is accepted',
        '/^[0-9a-f]{64}$/.test(hash)',
        '/^[0-9a-f]{64}$/i.test(hash)',
      ],
      ['a missing hash is called a wrong signature', '!hash || !', 'hash && !'],
      ['an auth_date of letters is read', '/^\\d{1,12}$/', '/^\\w{1,12}$/'],
      [
        'the future is called expired',
        "Problem('INIT_DATA_FROM_FUTURE')",
        "Problem('INIT_DATA_EXPIRED')",
      ],
      ['init data lives ten times as long', 'maxAgeS * 1000)', 'maxAgeS * 10_000)'],
      ['init data lives half as long', 'maxAgeS * 1000)', 'maxAgeS * 500)'],
      [
        'a missing user is called malformed',
        "new Problem('INIT_DATA_USER_MISSING')",
        "malformed('It has no user.')",
      ],
      ['the start parameter is not read', "fields.get('start_param') ?? null", 'null', 'referrals'],
    ],
    signature: [
      [
        'the check string leaves out the signature field as well',
        "key !== 'hash')",
        "key !== 'hash' && key !== 'signature')",
      ],
      ['the check string is not sorted', '.sort()', ''],
    ],
    futureToleranceMs: [
      [
        'five minutes ahead are accepted',
        'futureToleranceMs = initDataFutureSeconds * 1000',
        'futureToleranceMs = 300_000',
      ],
      [
        'a clock that is ahead a little is refused',
        'futureToleranceMs = initDataFutureSeconds * 1000',
        'futureToleranceMs = 0',
      ],
    ],
    parseFields: [
      [
        'of a repeated field the last one counts',
        "if (fields.has(key)) throw malformed('A field of the init data occurs twice.');",
        '',
      ],
    ],
    decode: [['control characters are accepted', 'if (/\\p{Cc}/u.test(decoded))', 'if (false)']],
  }),
  ...inFile('users', 'server/src/authentication/telegram-user.ts', {
    handle: [['a username of any form is stored', 'handlePattern.test(value)', 'value.length > 0']],
    parseTelegramUser: [
      [
        'a user with id 0 or a broken id is accepted',
        "typeof id !== 'number' ||",
        "typeof id !== 'number' &&",
      ],
      ['the last name is the first', 'name(user.last_name)', 'name(user.first_name)'],
    ],
  }),
  ...inFile('bonus', 'server/src/authentication/authenticate.ts', {
    createAuthenticate: [
      [
        'init data is cached under one key for all players',
        'cache.set(raw, player);',
        'cache.set(raw, player);\n    if (raw.length > 0) cache.get = () => player;',
      ],
    ],
  }),
];
