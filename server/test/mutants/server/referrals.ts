import { inServer } from '../mutant.ts';

export const referralsMutants = [
  ...inServer('referrals', 'server/src/referrals/set-referral-code.ts', {
    setReferralCode: [
      [
        'R413',
        'the own code is accepted',
        "if (code?.user_id === userId) throw new Problem('REFERRAL_CODE_OWN');",
        '',
      ],
      [
        'R413',
        'an unknown code is an unknown player',
        "Problem('REFERRAL_CODE_NOT_FOUND'",
        "Problem('REFERRAL_CODE_OWN'",
      ],
      [
        'R412',
        'the same code again is refused',
        'if (referrerId === code.user_id) return toReferralCode(code);',
        '',
      ],
      [
        'R413',
        'another code is accepted without effect',
        "if (referrerId !== undefined) throw new Problem('REFERRAL_CODE_ALREADY_SET');",
        '',
      ],
      [
        'R616',
        'a buyer can still set a code',
        "if (await hasBought(tx, userId)) throw new Problem('REFERRAL_AFTER_PURCHASE');",
        '',
        'payments',
      ],
      [
        'R413',
        'a circle is accepted',
        "if (await isInvitedBy(tx, code.user_id, userId)) throw new Problem('REFERRAL_CIRCLE');",
        '',
      ],
      [
        'R616',
        'a purchase is looked for before another code',
        "if (referrerId !== undefined) throw new Problem('REFERRAL_CODE_ALREADY_SET');",
        "if (await hasBought(tx, userId)) throw new Problem('REFERRAL_AFTER_PURCHASE');\n    if (referrerId !== undefined) throw new Problem('REFERRAL_CODE_ALREADY_SET');",
        'payments',
      ],
      [
        'R616',
        'a circle is looked for before a purchase',
        'if (await hasBought(tx, userId))',
        "if (await isInvitedBy(tx, code.user_id, userId)) throw new Problem('REFERRAL_CIRCLE');\n    if (await hasBought(tx, userId))",
        'payments',
      ],
      ['R413', 'two codes at once close a circle', 'await lockReferrals(tx);', ''],
      [
        'R413',
        'two codes of a player at once are both accepted',
        'await lockUser(tx, userId); await lockPayments(tx, userId); await lockReferrals(tx);',
        '',
      ],
      [
        'R412',
        'a code is returned but not stored',
        'await insertReferral(tx, userId, code.user_id, clock.now());',
        'clock.now();',
      ],
    ],
  }),
  ...inServer('referrals', 'server/src/referrals/referrals-repository.ts', {
    isInvitedBy: [
      [
        'R413',
        'only direct circles are seen',
        'join line on referral.user_id = line.referrer_id',
        'join line on referral.user_id = line.referrer_id and false',
      ],
      [
        'R413',
        'circles of more than seven players are not seen',
        'select exists (select from line where',
        'select exists (select from (select * from line limit 6) as line where',
      ],
    ],
    hasBought: [
      [
        'R616',
        'a refunded purchase is no purchase',
        ".where('settles', '=', true)",
        ".where('settles', '=', true).where('charge_id', 'not in', db.selectFrom('payment_refund').select('charge_id'))",
        'payments',
      ],
    ],
    countReferred: [
      ['R412', 'the stats count every invited player', ".where('referrer_id', '=', userId)", ''],
    ],
    ensureCode: [
      [
        'R411',
        'a code has capital letters',
        'code: randomCode(8)',
        'code: randomCode(8).toUpperCase()',
      ],
    ],
  }),
  ...inServer('referrals', 'server/src/authentication/find-or-create-player.ts', {
    recordReferral: [
      [
        'R414',
        'a signed start parameter is ignored',
        'if (code) await insertReferral(',
        'if (!userId && code) await insertReferral(',
      ],
      [
        'R414',
        'an unknown code in the start parameter refuses the player',
        'if (code) await insertReferral(',
        "if (!code && referralCode) throw new Error('The code is unknown.');\n  if (code) await insertReferral(",
      ],
    ],
  }),
  ...inServer('referrals', 'server/src/referrals/referrals-repository.ts', {
    toReferralCode: [
      [
        'R411',
        'a code belongs to itself',
        'return { id, code, user_id,',
        'return { id, code, user_id: id,',
      ],
      [
        'R411',
        'created_at is in the local time of Berlin',
        'created_at: created_at.toISOString()',
        'created_at: new Date(created_at.getTime() + 3_600_000).toISOString()',
      ],
    ],
  }),
  ...inServer('referrals', 'sdk/src/game/start-parameter.ts', {
    parseStartParameter: [
      [
        'R414',
        'a code must be the whole start parameter',
        '/REF([a-z0-9]+)/.exec',
        '/^REF([a-z0-9]+)/.exec',
      ],
    ],
  }),
  ...inServer('referrals', 'server/src/referrals/create-share-message.ts', {
    createShareMessage: [
      ['R442', "a card's link has the Telegram id", 'USER${userId', 'USER${telegramId'],
      ['R442', 'every link opens the card', "kind === 'profile'", 'kind !== undefined'],
      [
        'R441',
        'the message expires when it is prepared',
        'expires_at: expiresAt.toISOString()',
        'expires_at: clock.now().toISOString()',
      ],
      [
        'R441',
        'the message is prepared for the id of the API',
        'prepareShareMessage({ telegramId,',
        'prepareShareMessage({ telegramId: userId,',
      ],
    ],
  }),
  ...inServer('referrals', 'server/src/telegram/prepare-share-message.ts', {
    chats: [
      ['R442', 'bots receive the message too', 'allow_bot_chats: false', 'allow_bot_chats: true'],
      [
        'R442',
        'no group receives the message',
        'allow_group_chats: true',
        'allow_group_chats: false',
      ],
    ],
    prepareShareMessage: [
      ['R442', 'the message has no button', '[[{ text: texts.play, url }]]', '[]'],
      [
        'R443',
        'a success without a message has an empty id',
        'if (!isId || Number.isNaN(expiresAt.getTime())) {',
        "if (!isId) return { id: 'none', expiresAt };\n  if (Number.isNaN(expiresAt.getTime())) {",
      ],
      [
        'R445',
        'every message has the id of its kind',
        'return { id, expiresAt };',
        'return { id: kind, expiresAt };',
      ],
    ],
    toProblem: [
      [
        'R443',
        'a failure is an unavailable gateway',
        "'PAYMENT_GATEWAY_FAILED'",
        "'GATEWAY_UNAVAILABLE'",
      ],
    ],
  }),
  ...inServer('referrals', 'server/src/referrals/get-referral-stats.ts', {
    getReferralStats: [
      [
        'R411',
        'a player who has no code yet has no stats',
        'const code = await ensureCode(db, params.id, clock.now());',
        "const code = await db.selectFrom('referral_code').selectAll().where('user_id', '=', id).executeTakeFirst();\n  if (!code) throw new Problem('USER_NOT_FOUND');",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/referrals/reward-referrer.ts', {
    rewardReferrer: [
      [
        'R610',
        'the referrer gets 6 %',
        'referralReward(price_micros, referralPercents)',
        'referralReward(price_micros, referralPercents + 1)',
      ],
      [
        'R610',
        'a reward is calculated with 32 bits',
        'referralReward(price_micros, referralPercents)',
        'Math.floor(((price_micros * referralPercents) | 0) / 100)',
      ],
    ],
  }),
];
