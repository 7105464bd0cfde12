import { inServer } from '../mutant.ts';

export const initDataMutants = [
  ...inServer('levels', 'server/src/authentication/init-data.ts', {
    validateInitData: [
      [
        'R204',
        'any signature is accepted',
        'if (!isSignedBy(botToken) && ',
        "if (hash === '' && !isSignedBy(botToken) && ",
      ],
      [
        'R203',
        'a hash in capital letters is accepted',
        '/^[0-9a-f]{64}$/.test(hash)',
        '/^[0-9a-f]{64}$/i.test(hash)',
      ],
      ['R203', 'a missing hash is called a wrong signature', '!hash || !', 'hash && !'],
      ['R203', 'an auth_date of letters is read', '/^\\d{1,12}$/', '/^\\w{1,12}$/'],
      [
        'R203',
        'an auth_date has digits of any script',
        '/^\\d{1,12}$/',
        '/^\\p{Nd}{1,12}$/u',
        'document',
      ],
      [
        'R206',
        'the future is called expired',
        "Problem('INIT_DATA_FROM_FUTURE')",
        "Problem('INIT_DATA_EXPIRED')",
      ],
      ['R205', 'init data lives ten times as long', 'maxAgeS * 1000)', 'maxAgeS * 10_000)'],
      ['R201', 'init data lives half as long', 'maxAgeS * 1000)', 'maxAgeS * 500)'],
      [
        'R205',
        'init data lives a second longer, in whole seconds',
        'if (now.getTime() >= authDate.getTime() + maxAgeS * 1000)',
        'if (Math.floor(now.getTime() / 1000) > Number(authDateText) + maxAgeS)',
        'document',
      ],
      [
        'R201',
        'init data expires in the last second of its age',
        'maxAgeS * 1000)',
        '(maxAgeS - 1) * 1000)',
        'document',
      ],
      [
        'R207',
        'a missing user is called malformed',
        "new Problem('INIT_DATA_USER_MISSING')",
        "malformed('It has no user.')",
      ],
      [
        'R414',
        'the start parameter is not read',
        "fields.get('start_param') ?? null",
        'null',
        'referrals',
      ],
    ],
    signature: [
      [
        'R201',
        'the check string leaves out the signature field as well',
        "key !== 'hash')",
        "key !== 'hash' && key !== 'signature')",
      ],
      ['R201', 'the check string is not sorted', '.sort()', ''],
    ],
    futureToleranceMs: [
      [
        'R206',
        'five minutes ahead are accepted',
        'futureToleranceMs = initDataFutureSeconds * 1000',
        'futureToleranceMs = 300_000',
      ],
      [
        'R206',
        'a second more ahead is accepted',
        'initDataFutureSeconds * 1000',
        '(initDataFutureSeconds + 1) * 1000',
        'document',
      ],
      [
        'R201',
        'the last second ahead is refused',
        'initDataFutureSeconds * 1000',
        '(initDataFutureSeconds - 1) * 1000',
        'document',
      ],
      [
        'R201',
        'a clock that is ahead a little is refused',
        'futureToleranceMs = initDataFutureSeconds * 1000',
        'futureToleranceMs = 0',
      ],
    ],
    parseFields: [
      [
        'R203',
        'of a repeated field the last one counts',
        "if (fields.has(key)) throw malformed('A field of the init data occurs twice.');",
        '',
      ],
    ],
    decode: [
      ['R203', 'control characters are accepted', 'if (/\\p{Cc}/u.test(decoded))', 'if (false)'],
    ],
  }),
  ...inServer('users', 'server/src/authentication/telegram-user.ts', {
    name: [
      [
        'R213',
        'a name keeps control characters beyond ASCII',
        "replace(/\\p{Cc}/gu, '')",
        "replace(/[\\0-\\x1f\\x7f]/g, '')",
      ],
      ['R213', 'a name keeps half a surrogate pair', '.toWellFormed()', ''],
      [
        'R213',
        'a name is trimmed before it is cut',
        ".slice(0, 64).join('').trim()",
        ".join('').trim().slice(0, 64)",
      ],
    ],
    handle: [
      ['R213', 'a username of any form is stored', 'handlePattern.test(value)', 'value.length > 0'],
    ],
    parseObject: [
      [
        'R207',
        'text after the JSON of the user is ignored',
        'JSON.parse(json)',
        "JSON.parse(json.slice(0, json.lastIndexOf('}') + 1))",
        'document',
      ],
    ],
    parseTelegramUser: [
      [
        'R207',
        'a user with id 0 or a broken id is accepted',
        "typeof id !== 'number' ||",
        "typeof id !== 'number' &&",
      ],
      ['R213', 'the last name is the first', 'name(user.last_name)', 'name(user.first_name)'],
    ],
  }),
  ...inServer('bonus', 'server/src/authentication/authenticate.ts', {
    createAuthenticate: [
      [
        'R204',
        'init data is cached under one key for all players',
        'cache.set(raw, player);',
        'cache.set(raw, player);\n    if (raw.length > 0) cache.get = () => player;',
      ],
    ],
  }),

  ...inServer('document', 'server/src/authentication/init-data.ts', {
    validateInitData: [
      [
        'R208',
        'the age is checked before the signature',
        'if (!isSignedBy(',
        "if (now.getTime() / 1000 - Number(fields.get('auth_date')) >= maxAgeS) throw new Problem('INIT_DATA_EXPIRED');\n  if (!isSignedBy(",
      ],
      [
        'R208',
        'the user is looked for before the time',
        "const authDateText = fields.get('auth_date') ?? '';",
        "if (!fields.has('user')) throw new Problem('INIT_DATA_USER_MISSING');\n  const authDateText = fields.get('auth_date') ?? '';",
      ],
      ['R203', 'an auth_date of more than twelve digits is read', '/^\\d{1,12}$/', '/^\\d+$/'],
    ],
  }),
  ...inServer('document', 'server/src/contract/serve-operation.ts', {
    serveOperation: [
      [
        'R209',
        'of two Authorization headers the last one counts',
        "readAuthorization(ctx.get('Authorization'))",
        "readAuthorization(ctx.req.headersDistinct.authorization?.at(-1) ?? '')",
      ],
      [
        'R201',
        'Authorization is read in this case alone',
        "readAuthorization(ctx.get('Authorization'))",
        "readAuthorization(ctx.req.rawHeaders.includes('Authorization') ? ctx.get('Authorization') : '')",
      ],
    ],
  }),
];
