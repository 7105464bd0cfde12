import { inMock } from '../mutant.ts';

export const mockReferralsMutants = [
  ...inMock('referrals', 'mock/src/tags/referrals.ts', {
    codeOf: [
      [
        'R411',
        'a code is created with each request',
        'created_at: joinedAt',
        'created_at: new Date().toISOString()',
      ],
      ['R411', 'a code belongs to nobody', 'user_id: id,', 'user_id: 1,'],
    ],
    setReferralCode: [
      [
        'R412',
        'the response is the own code',
        'return codeOf(referrer);',
        'return codeOf(player);',
      ],
      [
        'R412',
        'the same code again is refused',
        'player.referrerId !== null && player.referrerId !== referrer.id',
        'player.referrerId !== null',
      ],
      ['R412', 'a code is returned but not stored', 'player.referrerId = referrer.id;', ''],
      [
        'R413',
        'the own code is accepted',
        "if (player.referralCode === body.code) throw new Problem('REFERRAL_CODE_OWN');",
        '',
      ],
      [
        'R413',
        'the own code is unknown',
        "new Problem('REFERRAL_CODE_OWN')",
        "new Problem('REFERRAL_CODE_NOT_FOUND')",
      ],
      [
        'R413',
        'an unknown code is an unknown player',
        "new Problem('REFERRAL_CODE_NOT_FOUND',",
        "new Problem('USER_NOT_FOUND',",
      ],
      [
        'R413',
        'another code replaces the first',
        'player.referrerId !== null && player.referrerId !== referrer.id',
        'player.referrerId === referrer.id && player.referrerId < 0',
      ],
      [
        'R413',
        'a circle is accepted',
        'if (wasInvited(world, referrer, player))',
        'if (referrer === player)',
      ],
      [
        'R413',
        'a circle is looked for before another code',
        'if (player.referrerId !== null && player.referrerId !== referrer.id) {',
        "if (wasInvited(world, referrer, player)) throw new Problem('REFERRAL_CIRCLE');\n  if (player.referrerId !== null && player.referrerId !== referrer.id) {",
      ],
      [
        'R115',
        'a refused circle is stored',
        "if (wasInvited(world, referrer, player)) throw new Problem('REFERRAL_CIRCLE'); player.referrerId = referrer.id;",
        "const isCircle = wasInvited(world, referrer, player);\n  player.referrerId = referrer.id;\n  if (isCircle) throw new Problem('REFERRAL_CIRCLE');",
      ],
    ],
    wasInvited: [
      [
        'R413',
        'only a circle of two is seen',
        '|| wasInvited(world, findPlayer(world, guest.referrerId), host)',
        '',
      ],
    ],
    getReferralStats: [
      [
        'R412',
        'the stats count the players who were invited by invited ones',
        'invitedBy(world, player).length',
        'invitedBy(world, player).flatMap((guest) => [guest, ...invitedBy(world, guest)]).length',
      ],
      [
        'R412',
        'the stats are those of the caller',
        'findPlayer(world, params.id)',
        'findPlayer(world, params.id && world.players.length)',
      ],
    ],
  }),
  ...inMock('referrals', 'mock/src/world/players.ts', {
    findOrCreatePlayer: [
      [
        'R414',
        'a later launch sets the referrer',
        'if (!known && startParameter !== null)',
        'if (startParameter !== null && player.referrerId === null)',
      ],
      [
        'R414',
        'the start parameter is ignored',
        'player.referrerId = referrerIn(world, startParameter, player);',
        '',
      ],
    ],
    join: [
      [
        'R411',
        'all players have one code',
        'referralCode: unusedCode(world)',
        "referralCode: 'bold'",
      ],
    ],
  }),
  ...inMock('referrals', 'sdk/src/game/start-parameter.ts', {
    parseStartParameter: [
      [
        'R414',
        'the last REF counts',
        '/REF([a-z0-9]+)/.exec(value)?.[1]',
        '[...value.matchAll(/REF([a-z0-9]+)/g)].at(-1)?.[1]',
      ],
      ['R414', 'ref is read in small letters', '/REF([a-z0-9]+)/', '/REF([a-z0-9]+)/i'],
      ['R414', 'a code may have dashes', '/REF([a-z0-9]+)/', '/REF([a-z0-9-]+)/'],
      ['R414', 'REF must be at the start', '/REF([a-z0-9]+)/', '/^REF([a-z0-9]+)/'],
      ['R414', 'REF must be at the end', '/REF([a-z0-9]+)/', '/REF([a-z0-9]+)$/'],
    ],
  }),
  ...inMock('referrals', 'mock/src/tags/referrals.ts', {
    createShareMessage: [
      [
        'R445',
        'all messages have one id',
        'message_id: randomToken(world, 16)',
        'message_id: randomToken({ random: 1 }, 16)',
      ],
      [
        'R441',
        'a message expires before it is sent',
        'now + shareMessageMs',
        'now - shareMessageMs',
      ],
    ],
  }),
];
