import { inMock } from '../mutant.ts';

export const mockWalletsMutants = [
  ...inMock('users', 'mock/src/tags/wallet/wallet-address.ts', {
    parseAddress: [
      [
        'R220',
        'capital digits of a raw wallet are refused',
        '/^(0|-1):[0-9a-f]{64}$/i',
        '/^(0|-1):[0-9a-f]{64}$/',
      ],
      [
        'R220',
        'a wallet that bounces is refused',
        '[nonBounceable, bounceable]',
        '[nonBounceable]',
      ],
      ['R220', 'the checksum is not checked', '!isTag || !isIntact', '!isTag'],
      ['R220', 'the tag is not checked', '!isTag || !isIntact', '!isIntact'],
      [
        'R220',
        'the alphabet of plain base64 is refused',
        '/^[A-Za-z0-9+/_-]{48}$/',
        '/^[A-Za-z0-9_-]{48}$/',
      ],
      ['R220', 'the form of the test network is refused', 'tag & ~testnetFlag', 'tag'],
      [
        'R220',
        'a friendly wallet of the masterchain is in the basic workchain',
        'workchain === 0xff ? -1 : workchain',
        '0',
      ],
    ],
    friendlyAddress: [
      [
        'R220',
        'a wallet is returned in the form that bounces',
        'bytes.set([nonBounceable,',
        'bytes.set([bounceable,',
      ],
      [
        'R220',
        'a wallet of the masterchain is returned as one of the basic workchain',
        "workchain === '0' ? 0 : 0xff",
        '0',
      ],
      [
        'R220',
        'a wallet is returned in plain base64',
        'toBase64Url(bytes)',
        "toBase64Url(bytes).replaceAll('-', '+').replaceAll('_', '/')",
      ],
    ],
  }),
  ...inMock('users', 'mock/src/tags/wallet/wallet-account.ts', {
    accountIn: [
      [
        'R804',
        'the key is the first one that fits',
        'toHex(root.hash())',
        'toHex(root.hash()).toUpperCase()',
      ],
      ['R802', 'every wallet has its key at bit 64', 'skip(offset)', 'skip(64)'],
      ['R802', 'every wallet has its key at bit 65', 'skip(offset)', 'skip(65)'],
    ],
  }),
  ...inMock('users', 'mock/src/tags/wallet/wallet-proof-message.ts', {
    proofMessage: [
      [
        'R802',
        'the length of the domain is written from its highest byte',
        'proof.domain.lengthBytes, true',
        'proof.domain.lengthBytes, false',
      ],
      [
        'R802',
        'the time is written from its highest byte',
        'BigInt(proof.timestamp), true',
        'BigInt(proof.timestamp), false',
      ],
      ['R805', 'the challenge is not part of the message', '...text.encode(proof.payload),', ''],
    ],
  }),
  ...inMock('users', 'mock/src/tags/wallet/wallet-proof.ts', {
    lifetimeMs: [
      ['R801', 'a challenge lives for 90 seconds', '* 1_000', '* 100'],
      ['R801', 'a challenge lives for a day', '* 1_000', '* 96_000'],
    ],
    createWalletProofPayload: [
      [
        'R801',
        'a player has one challenge',
        'randomToken(world, 32)',
        "player.referralCode.padEnd(32, '0')",
      ],
      ['R801', 'a challenge has expired when it is given', 'now + lifetimeMs', 'now'],
    ],
    verifyWalletProof: [
      [
        'R805',
        'the time of a proof is checked before its domain',
        'if (body.proof.domain.value !== call.host',
        'requireTime(body, call.now);\n  if (body.proof.domain.value !== call.host',
      ],
      [
        'R805',
        'a domain that ends alike is accepted',
        'body.proof.domain.value !== call.host',
        '!body.proof.domain.value.endsWith(call.host)',
      ],
      [
        'R805',
        'a domain that begins alike is accepted',
        'body.proof.domain.value !== call.host',
        '!body.proof.domain.value.startsWith(call.host)',
      ],
      ['R805', 'every domain is accepted', 'body.proof.domain.value !== call.host ||', ''],
      ['R805', 'the length of the domain is not compared', '|| !isLengthRight(body)', ''],
      [
        'R805',
        'any signature is accepted',
        'if (!(await isSigned(body))) {',
        'if (!(await isSigned(body)) && player.id < 0) {',
      ],
      [
        'R802',
        'a proof verifies the wallet that was entered before',
        'player.wallet = { address, isVerified: true };',
        'if (player.wallet) player.wallet.isVerified = true;',
      ],
      ['R803', 'the challenge is checked after the proof', 'takeChallenge(call);', ''],
      [
        'R803',
        'a refused proof leaves its challenge',
        'takeChallenge(call);',
        'const challenges = call.world.challenges;\n  takeChallenge(call);\n  await Promise.resolve();\n  call.world.challenges = challenges;\n  await requireAccount(body);\n  if (await isSigned(body)) takeChallenge(call);',
      ],
      ['R804', 'the state init is not read', 'await requireAccount(body);', ''],
      [
        'R807',
        'a refused proof removes the wallet',
        'await requireAccount(body);',
        'const { wallet } = player;\n  player.wallet = null;\n  await requireAccount(body);\n  player.wallet = wallet;',
      ],
      [
        'R807',
        'a refused proof enters the wallet',
        'await requireAccount(body);',
        'player.wallet ??= { address: body.address.toLowerCase(), isVerified: false };\n  await requireAccount(body);',
      ],
    ],
    takeChallenge: [
      ['R803', "another player's challenge is accepted", '&& candidate.userId === player.id', ''],
      [
        'R803',
        'a challenge is never used up',
        'world.challenges = world.challenges.filter((candidate) => candidate !== challenge);',
        '',
      ],
      [
        'R803',
        'parallel proofs find the same challenge',
        'world.challenges = world.challenges.filter((candidate) => candidate !== challenge);',
        'setTimeout(() => {\n    world.challenges = world.challenges.filter((candidate) => candidate !== challenge);\n  }, 20);',
      ],
    ],
    requireTime: [
      [
        'R806',
        'a proof lives twice as long',
        'age > rules.wallet_proof_max_age_seconds',
        'age > 2 * rules.wallet_proof_max_age_seconds',
      ],
      [
        'R806',
        'a proof lives for ten minutes',
        'age > rules.wallet_proof_max_age_seconds',
        'age > 600',
      ],
      [
        'R806',
        'an old proof is invalid',
        "new Problem('WALLET_PROOF_EXPIRED')",
        "new Problem('WALLET_PROOF_INVALID')",
      ],
      [
        'R806',
        'a clock that is ahead is refused',
        'age < -rules.wallet_proof_future_seconds',
        'age < 0',
      ],
      [
        'R806',
        'a proof of the next five minutes is accepted',
        'age < -rules.wallet_proof_future_seconds',
        'age < -300',
      ],
    ],
    requireAccount: [
      [
        'R804',
        'the address need not follow from the state init',
        'account.address !== address.toLowerCase()',
        "account.address === ''",
      ],
      [
        'R804',
        'the key of the request is trusted',
        'account.publicKey !== public_key.toLowerCase()',
        'account.publicKey === undefined',
      ],
    ],
    isSigned: [
      [
        'R805',
        'the signature is taken for valid if it has 64 bytes',
        "return crypto.subtle.verify('Ed25519', key, fromBase64(proof.signature), signed);",
        "return fromBase64(proof.signature).length === 64 && (await crypto.subtle.verify('Ed25519', key, fromBase64(proof.signature), signed).then(() => true));",
      ],
    ],
  }),
];
