import { inMock } from '../mutant.ts';

export const mockUsersMutants = [
  ...inMock('users', 'mock/src/world/players.ts', {
    findOrCreatePlayer: [
      [
        'R213',
        'a player with another username is another player',
        'player.telegramId === user.id',
        'player.telegramId === user.id && player.username === validUsername(user.username)',
      ],
      [
        'R211',
        'every request creates a player',
        'player.telegramId === user.id',
        'player.telegramId === -user.id',
      ],
      [
        'R213',
        'an older launch replaces the names',
        'if (launchedAt < player.launchedAt) return player;',
        '',
      ],
      [
        'R213',
        'an absent username keeps the one of before',
        'validUsername(user.username)',
        'validUsername(user.username) ?? player.username',
      ],
      [
        'R213',
        'the first name is that of the first launch',
        'player.firstName = cleanName(',
        'player.firstName ??= cleanName(',
      ],
      [
        'R213',
        'an absent last name keeps the one of before',
        'cleanName(user.last_name)',
        'cleanName(user.last_name) ?? player.lastName',
      ],
    ],
    join: [
      [
        'R212',
        'the default name has the Telegram id',
        'defaultDisplayName(id)',
        'defaultDisplayName(telegramId)',
      ],
      ['R212', 'a new username is shown', 'isUsernameVisible: false', 'isUsernameVisible: true'],
      ['R212', 'a new player has the gift', 'isBonusTaken: false,', 'isBonusTaken: true,'],
      [
        'R212',
        'a new player has taps',
        '...world.newcomer,',
        '...world.newcomer,\n    availableTaps: 1,',
        'taps',
      ],
      ['R212', 'a new player has a country', 'countryId: null', "countryId: 'PT'"],
    ],
    cleanName: [
      ['R213', 'a name keeps its outer spaces', ".join('').trim()", ".join('')"],
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
      [
        'R213',
        'a name keeps its control characters',
        "replace(/\\p{Cc}/gu, '')",
        "replace(/\\0/gu, '')",
      ],
    ],
    validUsername: [
      ['R213', 'a username of 32 characters is stored', '{1,20}', '{1,32}'],
      [
        'R213',
        'a username that breaks the pattern is corrected',
        ': null',
        ": String(username ?? '').replace(/[^A-Za-z0-9_-]/g, '').slice(0, 20) || null",
      ],
    ],
  }),
  ...inMock('users', 'mock/src/api.ts', {
    apiReplies: [
      [
        'R211',
        'a request of an unknown path creates a player',
        "if (method === 'OPTIONS')",
        "await serveOperation(backend, route('GET', '/level'), request).catch(() => undefined);\n      if (method === 'OPTIONS')",
      ],
    ],
  }),
  ...inMock('users', 'mock/src/serve-operation.ts', {
    serveOperation: [
      [
        'R211',
        'a first request that is refused creates no player',
        'respondOnce(backend.underWay, operation.id, given, () => handler(given))',
        'respondOnce(backend.underWay, operation.id, given, () => handler(given)).catch((error) => {\n    const { players } = call.world;\n    if (call.player.joinedAt === new Date(call.now).toISOString()) players.splice(players.indexOf(call.player), 1);\n    throw error;\n  })',
      ],
      [
        'R211',
        'a first request whose body breaks the contract creates no player',
        'await readInput(operation, request);',
        'await readInput(operation, request).catch((error) => {\n    const { players } = call.world;\n    if (call.player.joinedAt === new Date(call.now).toISOString()) players.splice(players.indexOf(call.player), 1);\n    throw error;\n  });',
      ],
    ],
  }),
  ...inMock('users', 'mock/src/tags/users.ts', {
    users: [
      [
        'R117',
        'a profile is that of its first reader',
        'profileOf(findPlayer(world, params.id), player)',
        '((globalThis as { kept?: Record<number, ReturnType<typeof profileOf>> }).kept ??= {})[params.id] ??= profileOf(findPlayer(world, params.id), player)',
      ],
      [
        'R217',
        'every name is available',
        'isNameFree(world, query.display_name_to_check, player)',
        'query.display_name_to_check.length > 0',
      ],
    ],
    setUsernameVisibility: [
      [
        'R214',
        'a username once shown stays visible',
        'player.isUsernameVisible = body.is_username_visible',
        'player.isUsernameVisible ||= body.is_username_visible',
      ],
      [
        'R113',
        'the response has the visibility of before',
        'player.isUsernameVisible = body.is_username_visible; return userOf(player);',
        'const before = userOf(player);\n  player.isUsernameVisible = body.is_username_visible;\n  return before;',
      ],
    ],
  }),
  ...inMock('users', 'mock/src/tags/players.ts', {
    findPlayer: [
      [
        'R215',
        'the Telegram id is an id, too',
        'candidate.id === id',
        'candidate.id === id || candidate.telegramId === id',
      ],
      [
        'R215',
        'an unknown player is the first one',
        'candidate.id === id)',
        'candidate.id === id) ?? world.players[0]',
      ],
      ['R215', 'an unknown player is an unknown path', "'USER_NOT_FOUND'", "'NOT_FOUND'"],
    ],
    isReservedName: [
      ['R216', 'default names are free in capital letters', 'name.toLowerCase()', 'name'],
    ],
    isNameFree: [
      ['R216', 'names that differ by case are two names', 'name.toLowerCase()', 'name'],
      [
        'R216',
        'the own default name is available in capital letters',
        '!isReservedName(name)',
        '(!isReservedName(name) || wanted === player.displayName)',
      ],
      [
        'R216',
        'a name that was given up stays taken',
        'const wanted = name.toLowerCase();',
        'const wanted = name.toLowerCase();\n  const owners = ((world as World & { owners?: Record<string, number> }).owners ??= {});\n  for (const { id, displayName } of world.players) owners[displayName.toLowerCase()] = id;\n  if ((owners[wanted] ?? player.id) !== player.id) return false;',
      ],
      ['R217', "the caller's own name is taken", 'other === player ||', ''],
    ],
  }),
];
