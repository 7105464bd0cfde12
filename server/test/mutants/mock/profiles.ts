import { inMock } from '../mutant.ts';

export const mockProfilesMutants = [
  ...inMock('users', 'mock/src/tags/profile.ts', {
    profileOf: [
      [
        'R214',
        'a viewer who shows the own username sees all',
        'isOwn || player.isUsernameVisible',
        'isOwn || player.isUsernameVisible || viewer.isUsernameVisible',
      ],
      [
        'R214',
        'a hidden username is hidden from its owner',
        'isOwn || player.isUsernameVisible',
        'player.isUsernameVisible',
      ],
      [
        'R214',
        'others see an empty wallet',
        ': null, };',
        ': { wallet_hash: null, wallet_verified: false, referrals_dol_revenue: 0, top10_dol_revenue: 0 },\n  };',
      ],
      [
        'R214',
        'others see the wallet of a player',
        'payment_info: isOwn ?',
        'payment_info: isOwn || player.wallet ?',
      ],
      [
        'R214',
        'others see the first name',
        'first_name: isOwn ? player.firstName : null',
        'first_name: player.firstName',
      ],
      [
        'R214',
        'others see the last name',
        'last_name: isOwn ? player.lastName : null',
        'last_name: player.lastName',
      ],
      [
        'R214',
        'the first name is hidden from its owner',
        'first_name: isOwn ? player.firstName : null',
        'first_name: null',
      ],
      [
        'R214',
        'others see no country',
        'country_id: player.countryId',
        'country_id: isOwn ? player.countryId : null',
      ],
      [
        'R214',
        'others see no links',
        '{ ...player.social }',
        'isOwn ? { ...player.social } : { instagram_username: null, twitter_username: null, custom_link: null, bio: null }',
      ],
      [
        'R214',
        'whether the username is shown is hidden from others',
        'is_username_visible: player.isUsernameVisible',
        'is_username_visible: isOwn && player.isUsernameVisible',
      ],
    ],
  }),
  ...inMock('users', 'mock/src/tags/update-my-profile.ts', {
    updateMyProfile: [
      [
        'R218',
        'null clears the country',
        'country_id ?? player.countryId',
        'country_id === undefined ? player.countryId : country_id',
      ],
      [
        'R218',
        'an absent field of additional_info is cleared',
        'merge(player.social, additional_info ?? {})',
        'additional_info ? merge(noSocial, additional_info) : player.social',
      ],
      [
        'R218',
        'null for additional_info changes nothing',
        'additional_info === null ? noSocial : ',
        '',
      ],
      [
        'R218',
        'a wallet that is absent is removed',
        'if (address !== undefined) setWallet(player, address, now);',
        'setWallet(player, address ?? null, now);',
      ],
      [
        'R218',
        'the response has the profile of before',
        'player.displayName = display_name ?? player.displayName;',
        'const before = profileOf(player, player);\n  setTimeout(() => before);\n  player.displayName = display_name ?? player.displayName;\n  if (country_id) return { ...before, display_name: player.displayName };',
      ],
      [
        'R218',
        'parallel changes overwrite each other',
        "function updateMyProfile({ world, player, body, now, }: CallOf<'updateMyProfile'>): ExtendedProfile {",
        "async function updateMyProfile({ world, player: stored, body, now }: CallOf<'updateMyProfile'>) {\n  const player = { ...stored };\n  await new Promise((done) => setTimeout(done, 5));\n  queueMicrotask(() => Object.assign(stored, player));",
      ],
      [
        'R216',
        'a taken name is saved',
        'if (display_name && !isNameFree(world, display_name, player)) {',
        "if (display_name === '') {",
      ],
      ['R221', 'any two letters are a country', 'if (country_id) requireCountry(country_id);', ''],
    ],
    merge: [
      ['R219', 'a bio is not trimmed', 'merged.bio?.trim() || null', 'merged.bio || null'],
      [
        'R219',
        'only white space of ASCII is trimmed from a bio',
        'merged.bio?.trim() || null',
        "merged.bio?.replace(/^[ \\t\\n\\v\\f\\r]+|[ \\t\\n\\v\\f\\r]+$/g, '') || null",
      ],
      [
        'R219',
        'control characters are trimmed from a bio too',
        'merged.bio?.trim() || null',
        "merged.bio?.replace(/^[\\s\\p{Cc}]+|[\\s\\p{Cc}]+$/gu, '') || null",
      ],
      [
        'R219',
        'a bio of white space is an empty text',
        'merged.bio?.trim() || null',
        'merged.bio?.trim() ?? null',
      ],
      [
        'R219',
        'white space within a bio becomes one space',
        'merged.bio?.trim() || null',
        "merged.bio?.replace(/\\s+/g, ' ').trim() || null",
      ],
      [
        'R219',
        'a link gets a scheme',
        'const merged = { ...social, ...update };',
        "const merged = { ...social, ...update };\n  if (merged.custom_link && !/^https?:/i.test(merged.custom_link)) merged.custom_link = 'https://'.concat(merged.custom_link);",
      ],
      [
        'R219',
        'the host of a link is written in small letters',
        'const merged = { ...social, ...update };',
        "const merged = { ...social, ...update };\n  if (/^https?:/i.test(merged.custom_link ?? '')) merged.custom_link = new URL(merged.custom_link ?? '').href;",
      ],
    ],
    walletWith: [
      ['R220', 'a wallet that was entered is verified', 'isVerified: false', 'isVerified: true'],
      [
        'R808',
        'another wallet keeps wallet_verified',
        'isVerified: false',
        'isVerified: wallet?.isVerified ?? false',
      ],
      [
        'R808',
        'the same wallet again is no longer verified',
        'wallet?.address === address ? wallet : { address, isVerified: false }',
        '{ address, isVerified: false }',
      ],
      [
        'R808',
        'a wallet that was verified once stays verified',
        'isVerified: false',
        "isVerified: (((globalThis as { kept?: Set<string> }).kept ??= new Set()).add(wallet?.isVerified ? wallet.address : '')).has(address)",
      ],
    ],
    requireAddress: [
      ['R220', 'the masterchain is unknown', '/^(0|-1):/', '/^0:/'],
      ['R220', 'a wallet of any workchain is accepted', '/^(0|-1):/', '/:/'],
    ],
    refused: [
      [
        'R220',
        'a wrong wallet is named by its object',
        "'/body/payment_info/wallet_hash'",
        "'/body/payment_info'",
      ],
    ],
  }),
  ...inMock('users', 'mock/src/tags/countries.ts', {
    requireCountry: [
      [
        'R221',
        'an unknown country is an unknown player',
        "'COUNTRY_NOT_FOUND'",
        "'USER_NOT_FOUND'",
      ],
      [
        'R221',
        'a country is found by its first letter',
        'country.id === id',
        'country.id[0] === id[0]',
      ],
    ],
  }),
];
