import { inServer } from '../mutant.ts';

export const walletsMutants = [
  ...inServer('users', 'server/src/users/show-profile.ts', {
    showMoney: [
      [
        'R610',
        'earnings are in cents',
        'referrals / microsPerDollar',
        'referrals / 10_000',
        'payments',
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/wallet-change.ts', {
    walletChange: [
      [
        'R808',
        'a changed wallet stays verified',
        '::text is not distinct from wallet_hash',
        '::text is not null',
      ],
      [
        'R808',
        'a verified wallet in another form is another wallet',
        'wallet}::text is not distinct',
        'given}::text is not distinct',
      ],
      [
        'R220',
        'a wallet cannot be removed',
        'given === null ? null : readWallet(',
        "given === null ? '0:'.padEnd(66, '0') : readWallet(",
      ],
      [
        'R218',
        'null for payment_info keeps the wallet',
        'info === null ? null : info?.wallet_hash',
        'info?.wallet_hash',
      ],
      [
        'R218',
        'absent payment_info removes the wallet',
        'if (given === undefined) return {};',
        'if (given === undefined) return { wallet_hash: null, wallet_verified: false };',
      ],
    ],
    walletChangedAt: [
      [
        'R1005',
        'a wallet that is entered later waits no longer than the first one',
        'then greatest(',
        'then coalesce(wallet_changed_at, ',
        'payments',
      ],
    ],
    limitWalletChanges: [
      [
        'R137',
        'a wallet changes once more than the limit',
        'count <= walletChangesPerDay',
        'count <= walletChangesPerDay + 1',
      ],
    ],
    readWallet: [
      [
        'R220',
        'a wrong checksum is not pointed at',
        "pointer: '/body/payment_info/wallet_hash'",
        "pointer: '/body'",
      ],
    ],
  }),
  ...inServer('users', 'server/src/wallets/wallet-address.ts', {
    parseWallet: [
      [
        'R220',
        'a wallet of any workchain is accepted',
        '![0, -1].includes(address.workChain)',
        'address.workChain > 127',
      ],
    ],
    friendlyWallet: [
      [
        'R220',
        'a wallet is returned in its bounceable form',
        'toString({ bounceable: false, urlSafe: true })',
        'toString({ bounceable: true, urlSafe: true })',
      ],
      [
        'R220',
        'a wallet is returned raw',
        'Address.parseRaw(raw).toString({ bounceable: false, urlSafe: true })',
        'raw',
      ],
    ],
  }),
  ...inServer('users', 'server/src/wallets/check-wallet-proof.ts', {
    checkWalletProof: [
      [
        'R805',
        'any signature proves a wallet',
        'if (!signVerify(',
        "if (given.address === '' && !signVerify(",
      ],
      [
        'R805',
        'the time of a proof is checked before its domain',
        'if (proof.domain.value !== domain ||',
        "if (now.getTime() / 1000 - proof.timestamp > walletProofMaxAgeSeconds)\n    throw new Problem('WALLET_PROOF_EXPIRED');\n  if (proof.domain.value !== domain ||",
      ],
      [
        'R806',
        'the state init of an old proof is read',
        'if (ageS > walletProofMaxAgeSeconds)',
        'if (ageS > walletProofMaxAgeSeconds && readStateInit(given.state_init))',
      ],
      [
        'R802',
        'a wallet of the masterchain is refused',
        'return address.toRawString();',
        "if (address.workChain !== 0) throw invalid('Not of the basechain.');\n  return address.toRawString();",
      ],
      [
        'R805',
        'a proof for another domain is accepted',
        'proof.domain.value !== domain ||',
        "domain === '' ||",
      ],
      [
        'R806',
        'an old proof is accepted',
        'ageS > walletProofMaxAgeSeconds',
        'ageS > walletProofMaxAgeSeconds * 1_000',
      ],
      [
        'R806',
        'an old proof is called invalid',
        "new Problem('WALLET_PROOF_EXPIRED', 'The wallet",
        "new Problem('WALLET_PROOF_INVALID', 'The wallet",
      ],
      [
        'R806',
        'a proof from the future is accepted',
        'ageS < -walletProofFutureSeconds',
        'ageS < -walletProofFutureSeconds * 1_000',
      ],
      [
        'R804',
        'any address can be proven',
        '!stateInit.hash.equals(address.hash)',
        'address.workChain > 9',
      ],
      [
        'R804',
        'any key is accepted for a wallet',
        "if (key?.toString('hex') !== given.public_key.toLowerCase())",
        'if (!key)',
      ],
      [
        'R802',
        'a public key in upper case fits no wallet',
        'given.public_key.toLowerCase()',
        'given.public_key',
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/verify-wallet-proof.ts', {
    takeChallenge: [
      ['R803', "another player's challenge is accepted", ".where('user_id', '=', userId)", ''],
      [
        'R803',
        'a challenge never expires',
        ".deleteFrom('wallet_challenge')",
        ".updateTable('wallet_challenge')\n    .set({ user_id: userId })",
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/verify-wallet-proof.ts', {
    verifyWalletProof: [
      [
        'R802',
        'a proven wallet is not verified',
        'wallet_verified: true',
        'wallet_verified: false',
      ],
      ['R802', 'a proof does not set the wallet', 'wallet_hash: wallet,', ''],
    ],
  }),
  ...inServer('users', 'server/src/wallets/check-wallet-proof.ts', {
    readStateInit: [
      [
        'R804',
        'a state init may have libraries',
        "if (slice.loadUint(5) !== codeAndData) throw new Error('It has other parts than code and data.'); const stateInit = { hash: root.hash(), code: slice.loadRef(), data: slice.loadRef() }; slice.endParse();",
        "if ((slice.loadUint(5) | 1) !== 7) throw new Error('It has other parts than code and data.');\n    const stateInit = { hash: root.hash(), code: slice.loadRef(), data: slice.loadRef() };",
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/create-wallet-proof-payload.ts', {
    createWalletProofPayload: [
      [
        'R801',
        'every challenge is the same',
        "randomBytes(32).toString('hex')",
        "'always-the-same'",
      ],
      [
        'R801',
        'a challenge has expired when it is given',
        'now.getTime() + lifetimeMs',
        'now.getTime() - lifetimeMs',
      ],
      [
        'R801',
        'a new challenge ends the earlier ones',
        "where('expires_at', '<', keptSince)",
        "where('user_id', '=', userId)",
      ],
    ],
  }),

  ...inServer('users', 'server/src/users/verify-wallet-proof.ts', {
    verifyWalletProof: [
      [
        'R807',
        'a refused proof ends the verification',
        'const wallet = checkWalletProof(body, {',
        "await db.updateTable('users').set({ wallet_verified: false }).where('id', '=', userId).execute();\n  const wallet = checkWalletProof(body, {",
      ],
      [
        'R803',
        'a refused proof leaves its challenge',
        'const wallet = checkWalletProof(body, {',
        "await db.insertInto('wallet_challenge').values({ payload: body.proof.payload, user_id: userId, expires_at: expiresAt }).execute();\n  queueMicrotask(() => void db.deleteFrom('wallet_challenge').where('payload', 'in', db.selectFrom('users').select('first_name')).execute());\n  const wallet = checkWalletProof(body, {",
      ],
    ],
  }),
];
