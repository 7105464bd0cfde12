import { inServer } from '../mutant.ts';

export const usersMutants = [
  ...inServer('users', 'server/src/authentication/find-or-create-player.ts', {
    insertUser: [
      [
        'R212',
        'the default name has the Telegram id',
        'defaultDisplayName(id)',
        'defaultDisplayName(launch.user.id % 1e9)',
      ],
      [
        'R211',
        'of parallel first calls all but one fail',
        ".onConflict((conflict) => conflict.column('telegram_id').doNothing())",
        '',
      ],
    ],
    findAndRefresh: [
      [
        'R213',
        'a new username is not stored',
        'if (isDeepStrictEqual({ ...known }, columns)) return id;',
        'if (known !== columns) return id;',
      ],
    ],
    launchColumns: [
      ['R213', 'the first name is not stored', 'first_name: user.firstName', 'first_name: null'],
    ],
  }),
  ...inServer('users', 'server/src/app.ts', {
    createApp: [
      [
        'R211',
        'a request of an unknown path creates a player',
        'refuseUnrouted(api),',
        "async (ctx, next) => {\n      if (ctx.path.startsWith('/api/')) await authenticate(ctx.get('Authorization').slice('tma '.length)).catch(() => undefined);\n      await next();\n    },\n    refuseUnrouted(api),",
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/users-repository.ts', {
    toUser: [
      ['R215', 'the Telegram id is the id', 'telegram_id: row.telegram_id', 'telegram_id: row.id'],
      [
        'R401',
        'the gift never shows',
        'is_bonus_taken: row.is_bonus_taken',
        'is_bonus_taken: false',
      ],
      ['R218', 'the country never shows', 'country_id: row.country_id', 'country_id: null'],
    ],
    isNameTaken: [
      ['R217', 'names differ by their case', 'name.toLowerCase()', 'name'],
      ['R217', 'the own name is taken', ".where('id', '<>', userId)", ''],
    ],
  }),
  ...inServer('users', 'server/src/users/get-profile.ts', {
    getProfile: [
      [
        'R214',
        'every profile is the own one',
        'requireUser(deps, params.id)',
        'requireUser(deps, userId)',
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/require-user.ts', {
    requireUser: [
      ['R215', 'an unknown player is an unknown path', "'USER_NOT_FOUND'", "'NOT_FOUND'"],
    ],
  }),
  ...inServer('users', 'server/src/users/show-profile.ts', {
    showProfile: [
      [
        'R214',
        'a hidden username shows to others',
        'isOwner || row.is_username_visible ? row.username : null',
        'row.username',
      ],
      [
        'R214',
        'a hidden username hides from its owner',
        'isOwner || row.is_username_visible',
        'row.is_username_visible',
      ],
      [
        'R214',
        'every player sees wallet and earnings',
        'isOwner ? await showMoney(db, row) : null',
        'await showMoney(db, row)',
      ],
      [
        'R214',
        'no one sees wallet and earnings',
        'isOwner ? await showMoney(db, row) : null',
        'null',
      ],
      [
        'R214',
        'every player sees the first name',
        'first_name: isOwner ? row.first_name : null',
        'first_name: row.first_name',
      ],
      [
        'R214',
        'every player sees the last name',
        'last_name: isOwner ? row.last_name : null',
        'last_name: row.last_name',
      ],
      [
        'R214',
        'no one sees the first name',
        'first_name: isOwner ? row.first_name : null',
        'first_name: null',
      ],
      [
        'R214',
        'no other player sees the link',
        'custom_link: row.custom_link',
        'custom_link: isOwner ? row.custom_link : null',
      ],
      ['R218', 'the bio never shows', 'bio: row.bio', 'bio: null'],
    ],
  }),
  ...inServer('users', 'server/src/users/set-username-visibility.ts', {
    setUsernameVisibility: [
      ['R214', 'a username once shown stays visible', 'body.is_username_visible', 'true'],
      [
        'R214',
        'the switch changes all players',
        ".where('id', '=', userId)",
        ".where('id', '>', 0)",
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/check-display-name.ts', {
    checkDisplayName: [
      [
        'R217',
        'every name is reported as available',
        '!(await isNameTaken(db, name, userId))',
        'name.length > 0',
      ],
      [
        'R217',
        'no name is reported as available',
        'is_available: !isReservedName(name) &&',
        'is_available: isReservedName(name) &&',
      ],
      [
        'R217',
        'the own default name is available in capital letters',
        '!isReservedName(name) &&',
        "(!isReservedName(name) || name.slice('bold_'.length) === String(userId)) &&",
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/update-my-profile.ts', {
    updateMyProfile: [
      [
        'R221',
        'any two letters are a country',
        'if (body.country_id) requireCountry(body.country_id);',
        '',
      ],
      [
        'R103',
        'a reserved name is refused before an unknown country',
        'if (body.country_id) requireCountry(body.country_id);',
        "if (body.country_id && !isReservedName(body.display_name ?? '')) requireCountry(body.country_id);",
      ],
    ],
    socialChange: [
      ['R219', 'a bio is not trimmed', 'info.bio?.trim() || null', 'info.bio || null'],
      [
        'R219',
        'only white space of ASCII is trimmed from a bio',
        'info.bio?.trim() || null',
        "info.bio?.replace(/^[ \\t\\n\\v\\f\\r]+|[ \\t\\n\\v\\f\\r]+$/g, '') || null",
      ],
      [
        'R219',
        'control characters are trimmed from a bio too',
        'info.bio?.trim() || null',
        "info.bio?.replace(/^[\\s\\p{Cc}]+|[\\s\\p{Cc}]+$/gu, '') || null",
      ],
      [
        'R219',
        'a bio of white space is empty, not null',
        'info.bio?.trim() || null',
        'info.bio?.trim() ?? null',
      ],
      [
        'R218',
        'null for additional_info is ignored',
        'if (info === null) {',
        'if (info === null) {\n    return {};',
      ],
      [
        'R219',
        'links are stored in small letters',
        'return info.bio === undefined ? info',
        'if (info.custom_link) return { ...info, custom_link: info.custom_link.toLowerCase() };\n  return info.bio === undefined ? info',
      ],
    ],
    identityChange: [
      [
        'R218',
        'null clears the country',
        '...(country_id && { country_id })',
        '...(country_id !== undefined && { country_id })',
      ],
      ['R218', 'the country is not saved', ', ...(country_id && { country_id }) }', '}'],
    ],
    isNameConflict: [
      [
        'R216',
        'a taken name is a fault of the server',
        "error.constraint === 'users_display_name'",
        "error.constraint === 'names'",
      ],
    ],
  }),
  ...inServer('users', 'server/migrations/0014-names-in-every-locale.sql', {
    'index users_display_name': [
      [
        'R216',
        'names that differ by case are two names',
        '(lower(display_name collate "C"))',
        '(display_name)',
      ],
    ],
  }),

  ...inServer('users', 'server/src/authentication/find-or-create-player.ts', {
    findAndRefresh: [
      [
        'R213',
        'an older launch replaces the names',
        "row.or([row('launched_at', 'is', null), row('launched_at', '<=', launch.authDate)])",
        "row('launched_at', 'is not', null)",
      ],
    ],
    launchColumns: [
      [
        'R213',
        'an absent username keeps the one of before',
        'username: user.username,',
        '...(user.username !== null && { username: user.username }),',
      ],
    ],
  }),
  ...inServer('users', 'server/src/authentication/telegram-user.ts', {
    module: [
      [
        'R213',
        'a username of 32 characters is stored',
        'handlePattern.test(value)',
        '/^[A-Za-z0-9_-]{1,32}$/.test(value)',
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/reserved-name.ts', {
    isReservedName: [
      ['R216', 'default names are free in capital letters', 'name.toLowerCase()', 'name'],
    ],
  }),
  ...inServer('workflows', 'server/src/users/show-profile.ts', {
    showMoney: [
      [
        'R141',
        'a player without a wallet is verified',
        'wallet_verified,',
        'wallet_verified: wallet_verified || wallet_hash === null,',
      ],
    ],
  }),
  ...inServer('users', 'server/src/contract/serve-operation.ts', {
    incoming: [
      [
        'R110',
        'the segment of a parameter is not decoded',
        'ctx.params[name]',
        "(ctx.path.includes('%') ? ctx.path.split('/').at(-1) : ctx.params[name])",
      ],
      [
        'R110',
        'the segment of a parameter is decoded twice',
        'ctx.params[name]',
        "decodeURIComponent(ctx.params[name] ?? '')",
      ],
    ],
  }),
];
