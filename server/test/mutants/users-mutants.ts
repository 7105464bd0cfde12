import { inFile } from './mutant.ts';

/** Faults in players and profiles. */
export const usersMutants = [
  ...inFile('users', 'server/src/authentication/find-or-create-player.ts', {
    create: [
      [
        'the default name has the Telegram id',
        'defaultDisplayName(id)',
        'defaultDisplayName(user.id % 1e9)',
      ],
      [
        'of parallel first calls all but one fail',
        ".onConflict((conflict) => conflict.column('telegram_id').doNothing())",
        '',
      ],
    ],
    findAndRefresh: [
      [
        'a new username is not stored',
        'if (isDeepStrictEqual({ ...known }, columns)) return id;',
        'if (known !== columns) return id;',
      ],
    ],
    launchColumns: [
      ['the first name is not stored', 'first_name: user.firstName', 'first_name: null'],
    ],
  }),
  ...inFile('users', 'server/src/users/users-repository.ts', {
    toUser: [
      ['the Telegram id is the id', 'telegram_id: row.telegram_id', 'telegram_id: row.id'],
      ['the gift never shows', 'is_bonus_taken: row.is_bonus_taken', 'is_bonus_taken: false'],
      ['the country never shows', 'country_id: row.country_id', 'country_id: null'],
    ],
    isNameTaken: [
      ['names differ by their case', 'name.toLowerCase()', 'name'],
      ['the own name is taken', ".where('id', '<>', userId)", ''],
    ],
  }),
  ...inFile('users', 'server/src/users/get-profile.ts', {
    getProfile: [
      ['every profile is the own one', 'requireUser(db, params.id)', 'requireUser(db, userId)'],
    ],
  }),
  ...inFile('users', 'server/src/users/require-user.ts', {
    requireUser: [['an unknown player is an unknown path', "'USER_NOT_FOUND'", "'NOT_FOUND'"]],
  }),
  ...inFile('users', 'server/src/users/show-profile.ts', {
    showProfile: [
      [
        'a hidden username shows to others',
        'isOwner || row.is_username_visible ? row.username : null',
        'row.username',
      ],
      [
        'a hidden username hides from its owner',
        'isOwner || row.is_username_visible',
        'row.is_username_visible',
      ],
      [
        'every player sees wallet and earnings',
        'isOwner ? await showMoney(db, row) : null',
        'await showMoney(db, row)',
      ],
      ['no one sees wallet and earnings', 'isOwner ? await showMoney(db, row) : null', 'null'],
      ['the bio never shows', 'bio: row.bio', 'bio: null'],
    ],
    showMoney: [
      ['earnings are in cents', 'referrals / microsPerDollar', 'referrals / 10_000', 'payments'],
    ],
  }),
  ...inFile('users', 'server/src/users/set-username-visibility.ts', {
    setUsernameVisibility: [
      ['a username once shown stays visible', 'body.is_username_visible', 'true'],
      ['the switch changes all players', ".where('id', '=', userId)", ".where('id', '>', 0)"],
    ],
  }),
  ...inFile('users', 'server/src/users/check-display-name.ts', {
    checkDisplayName: [
      [
        'every name is reported as available',
        '!(await isNameTaken(db, name, userId))',
        'name.length > 0',
      ],
      [
        'no name is reported as available',
        'is_available: !isReservedName(name) &&',
        'is_available: isReservedName(name) &&',
      ],
    ],
  }),
  ...inFile('users', 'server/src/users/update-my-profile.ts', {
    updateMyProfile: [
      [
        'any two letters are a country',
        'if (body.country_id) requireCountry(body.country_id);',
        '',
      ],
    ],
    socialChange: [
      ['a bio is not trimmed', 'info.bio?.trim() || null', 'info.bio || null'],
      [
        'a bio of white space is empty, not null',
        'info.bio?.trim() || null',
        'info.bio?.trim() ?? null',
      ],
      [
        'null for additional_info is ignored',
        'if (info === null) {',
        'if (info === null) {\n    return {};',
      ],
      [
        'links are stored in small letters',
        'return info.bio === undefined ? info',
        'if (info.custom_link) return { ...info, custom_link: info.custom_link.toLowerCase() };\n  return info.bio === undefined ? info',
      ],
    ],
    identityChange: [
      [
        'null clears the country',
        '...(country_id && { country_id })',
        '...(country_id !== undefined && { country_id })',
      ],
      ['the country is not saved', ', ...(country_id && { country_id }) }', '}'],
    ],
    isNameConflict: [
      [
        'a taken name is a fault of the server',
        "error.constraint === 'users_display_name'",
        "error.constraint === 'names'",
      ],
    ],
  }),
  ...inFile('users', 'server/migrations/0001-users.sql', {
    'index users_display_name': [
      ['names that differ by case are two names', '(lower(display_name))', '(display_name)'],
    ],
  }),
  ...inFile('users', 'server/src/users/wallet-change.ts', {
    walletChange: [
      [
        'a changed wallet stays verified',
        '::text is not distinct from wallet_hash',
        '::text is not null',
      ],
      [
        'a wallet cannot be removed',
        'given === null ? null : readWallet(',
        "given === null ? '0:'.padEnd(66, '0') : readWallet(",
      ],
      [
        'absent payment_info removes the wallet',
        'if (given === undefined) return {};',
        'if (given === undefined) return { wallet_hash: null, wallet_verified: false };',
      ],
    ],
    readWallet: [
      [
        'a wrong checksum is not pointed at',
        "pointer: '/body/payment_info/wallet_hash'",
        "pointer: '/body'",
      ],
    ],
  }),
  ...inFile('users', 'server/src/wallets/wallet-address.ts', {
    friendlyWallet: [
      [
        'a wallet is returned in its bounceable form',
        'toString({ bounceable: false, urlSafe: true })',
        'toString({ bounceable: true, urlSafe: true })',
      ],
      [
        'a wallet is returned raw',
        'Address.parseRaw(raw).toString({ bounceable: false, urlSafe: true })',
        'raw',
      ],
    ],
  }),
  ...inFile('users', 'server/src/wallets/wallet-proof.ts', {
    checkWalletProof: [
      [
        'any signature proves a wallet',
        'if (!signVerify(',
        "if (given.address === '' && !signVerify(",
      ],
      [
        'a proof for another domain is accepted',
        'proof.domain.value !== domain ||',
        "domain === '' ||",
      ],
      [
        'an old proof is accepted',
        'ageS > walletProofMaxAgeSeconds',
        'ageS > walletProofMaxAgeSeconds * 1_000',
      ],
      [
        'an old proof is called invalid',
        "new Problem('WALLET_PROOF_EXPIRED', 'The wallet",
        "new Problem('WALLET_PROOF_INVALID', 'The wallet",
      ],
      [
        'a proof from the future is accepted',
        'ageS < -walletProofFutureSeconds',
        'ageS < -walletProofFutureSeconds * 1_000',
      ],
      [
        'any address can be proven',
        '!contractAddress(address.workChain, stateInit).equals(address)',
        'address.workChain > 9',
      ],
      [
        'any key is accepted for a wallet',
        "if (key?.toString('hex') !== given.public_key.toLowerCase())",
        'if (!key)',
      ],
    ],
  }),
  ...inFile('users', 'server/src/users/verify-wallet-proof.ts', {
    takeChallenge: [
      ["another player's challenge is accepted", ".where('user_id', '=', userId)", ''],
      [
        'a challenge never expires',
        ".deleteFrom('wallet_challenge')",
        ".updateTable('wallet_challenge')\n    .set({ user_id: userId })",
      ],
    ],
  }),
  ...inFile('users', 'server/src/users/verify-wallet-proof.ts', {
    verifyWalletProof: [
      ['a proven wallet is not verified', 'wallet_verified: true', 'wallet_verified: false'],
      [
        'a proof does not set the wallet',
        '.set({ wallet_hash: wallet, wallet_verified: true })',
        '.set({ wallet_verified: wallet.length < 0 })',
      ],
    ],
  }),
  ...inFile('users', 'server/src/users/create-wallet-proof-payload.ts', {
    createWalletProofPayload: [
      ['every challenge is the same', "randomBytes(32).toString('hex')", "'always-the-same'"],
      [
        'a challenge has expired when it is given',
        'now.getTime() + lifetimeMs',
        'now.getTime() - lifetimeMs',
      ],
    ],
  }),
];
