import { inMock } from '../mutant.ts';

export const mockInitDataMutants = [
  ...inMock('levels', 'mock/src/http/authenticate.ts', {
    authenticate: [
      [
        'R202',
        'empty init data is malformed',
        "throw new Problem('INIT_DATA_MISSING')",
        "throw malformed('It is empty.')",
      ],
      ['R203', 'a hash of any length is a wrong signature', '/^[0-9a-f]{64}$/', '/^[0-9a-f]+$/'],
      [
        'R203',
        'a missing hash is a wrong signature',
        "throw malformed('It has no hash.')",
        "throw new Problem('INIT_DATA_SIGNATURE_INVALID')",
      ],
      ['R203', 'an auth_date with a fraction is read', '/^\\d{1,12}$/', '/^\\d{1,12}(\\.\\d+)?$/'],
      ['R203', 'an auth_date of more than twelve digits is read', '/^\\d{1,12}$/', '/^\\d+$/'],
      [
        'R205',
        'init data lives a minute longer',
        'age >= rules.init_data_max_age_seconds',
        'age >= rules.init_data_max_age_seconds + 60',
      ],
      [
        'R205',
        'the second in which init data expires is accepted',
        'age >= rules.init_data_max_age_seconds',
        'Math.floor(age) > rules.init_data_max_age_seconds',
        'document',
      ],
      [
        'R201',
        'init data lives a minute less',
        'age >= rules.init_data_max_age_seconds',
        'age >= rules.init_data_max_age_seconds - 60',
      ],
      [
        'R206',
        'two minutes ahead are accepted',
        '-rules.init_data_future_seconds',
        '-2 * rules.init_data_future_seconds',
      ],
      [
        'R201',
        'a clock that is ahead a second is refused',
        '-rules.init_data_future_seconds',
        '-1',
      ],
      [
        'R207',
        'init data without a user is missing',
        "new Problem('INIT_DATA_USER_MISSING')",
        "new Problem('INIT_DATA_MISSING')",
      ],
      [
        'R208',
        'the age is checked before the signature',
        'if (!(await isGenuine(raw, fields)))',
        "if (now / 1_000 - Number(fields.get('auth_date')) >= rules.init_data_max_age_seconds) throw new Problem('INIT_DATA_EXPIRED');\n  if (!(await isGenuine(raw, fields)))",
      ],
      [
        'R208',
        'the user is looked for before the time',
        "const issuedAt = fields.get('auth_date') ?? '';",
        "if (!fields.has('user')) throw new Problem('INIT_DATA_USER_MISSING');\n  const issuedAt = fields.get('auth_date') ?? '';",
      ],
      [
        'R208',
        'the user is read before the time',
        "const issuedAt = fields.get('auth_date') ?? '';",
        "parseUser(fields.get('user') ?? '{\"id\":1}');\n  const issuedAt = fields.get('auth_date') ?? '';",
      ],
    ],
    isGenuine: [
      [
        'R204',
        'a signature is remembered by the hash alone',
        'raw: string, fields: Map<string, string>',
        "_: string, fields: Map<string, string>, raw = fields.get('hash') ?? ''",
      ],
      [
        'R204',
        'only known fields belong to the check string',
        'new URLSearchParams([...fields])',
        "new URLSearchParams([...fields].filter(([name]) => ['hash', 'auth_date', 'user', 'query_id', 'start_param'].includes(name)))",
      ],
    ],
    rawInitData: [
      ['R202', 'every scheme is read', "scheme?.toLowerCase() !== 'tma'", "scheme === ''"],
      [
        'R202',
        'a scheme that begins with tma is read',
        "scheme?.toLowerCase() !== 'tma'",
        "!scheme?.toLowerCase().startsWith('tma')",
      ],
      [
        'R202',
        'the scheme is compared with its case',
        "scheme?.toLowerCase() !== 'tma'",
        "scheme !== 'tma'",
      ],
    ],
    parse: [
      [
        'R207',
        'a user that is not JSON is missing',
        'return undefined;',
        "throw new Problem('INIT_DATA_USER_MISSING');",
      ],
    ],
    isUser: [
      [
        'R207',
        'the id of a user may have a fraction',
        'Number.isSafeInteger(value.id)',
        'Number.isFinite(value.id)',
      ],
      ['R207', 'the id of a user may be 0', 'Number(value.id) > 0', 'Number(value.id) >= 0'],
    ],
  }),
  ...inMock('document', 'mock/src/http/init-data-fields.ts', {
    initDataFields: [
      [
        'R203',
        'a part without = is a key',
        '/^([^=]+)=(.*)$/s.exec(pair)',
        "/^([^=]+)=(.*)$/s.exec(pair.concat('='))",
      ],
      ['R203', 'a key may be empty', '/^([^=]+)=(.*)$/s', '/^([^=]*)=(.*)$/s'],
      [
        'R203',
        'of a repeated key the first one counts',
        'if (fields.has(key))',
        'if (fields.has(key)) continue;\n    if (fields.has(key))',
      ],
      [
        'R203',
        'keys are compared before they are decoded',
        'if (fields.has(key))',
        'if (fields.has(name))',
      ],
      [
        'R203',
        'a line feed in a key is dropped',
        'decoded(name)',
        "decoded(name.replace(/%0A/i, ''))",
      ],
    ],
    decoded: [
      ['R201', 'a plus stays a plus', ".replaceAll('+', ' ')", ''],
      ['R203', 'a tab is accepted', '/\\p{Cc}/u', '/[\\x00-\\x08\\x0a-\\x1f\\x7f-\\x9f]/'],
      ['R203', 'control characters above ASCII are accepted', '/\\p{Cc}/u', '/[\\x00-\\x1f\\x7f]/'],
      [
        'R203',
        'a broken escape stays as it is',
        "throw malformed('An escape in it is broken.')",
        'return text',
      ],
    ],
  }),
  ...inMock('document', 'mock/src/telegram/launch/init-data.ts', {
    isSignedInitData: [
      [
        'R201',
        'the check string lacks the signature for third parties',
        "all.filter(([key]) => key !== 'hash')",
        "all.filter(([key]) => key !== 'hash' && key !== 'signature')",
      ],
      [
        'R204',
        'half of the hash is compared',
        'hashes[0] === (await hashOf(pairs, botToken))',
        'hashes[0]?.slice(0, 32) === (await hashOf(pairs, botToken)).slice(0, 32)',
      ],
    ],
    checkString: [
      [
        'R201',
        'the check string is sorted as in a dictionary',
        '.sort()',
        '.sort((one, other) => one.localeCompare(other))',
      ],
      ['R201', 'the check string is not sorted', '.sort()', ''],
    ],
    hashOf: [
      [
        'R201',
        'key and message of the secret are swapped',
        "hmac(text.encode('WebAppData'), botToken)",
        "hmac(text.encode(botToken), 'WebAppData')",
      ],
    ],
  }),
  ...inMock('countries', 'mock/src/serve-operation.ts', {
    serveOperation: [
      [
        'R209',
        'the list of countries needs no init data',
        'await admit(backend, request)',
        "operation.id === 'listCountries' && !request.headers.get('Authorization') ? { world: backend.world, player: backend.world.players[0], now: 0, host: '', pushBalance() {} } : await admit(backend, request)",
      ],
    ],
  }),
  ...inMock('countries', 'sdk/src/contract/problem.ts', {
    problemReply: [
      [
        'R209',
        'a 401 has no WWW-Authenticate',
        "...(status === 401 && { 'WWW-Authenticate': 'tma' }),",
        '',
      ],
      [
        'R209',
        'a 401 asks for another scheme',
        "'WWW-Authenticate': 'tma'",
        "'WWW-Authenticate': 'Bearer'",
      ],
    ],
  }),
  ...inMock('live', 'mock/src/live/live-connection.ts', {
    connectLive: [
      [
        'R333',
        'a message is read after the init data has expired',
        'now() >= caller.expiresAt',
        'now() >= caller.expiresAt + 60_000',
      ],
    ],
  }),
  ...inMock('live', 'mock/src/live/live-sockets.ts', {
    'LiveSockets.closeExpired': [
      [
        'R333',
        'an idle connection outlives its init data',
        'now >= expiresAt',
        'now >= expiresAt + 600_000',
      ],
    ],
  }),
];
