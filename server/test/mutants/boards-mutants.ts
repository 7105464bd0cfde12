import { inFile } from './mutant.ts';

/** Faults in boards, invitations and the catalogue. */
export const boardsMutants = [
  ...inFile('leaderboard', 'server/src/leaderboard/leaderboard-repository.ts', {
    topEntries: [
      ['a list has eleven lines', 'members: number,', 'members: number, _ = (members += 1),'],
      ['a list has nine lines', 'members: number,', 'members: number, _ = (members -= 1),'],
      [
        'lists ignore who invited more',
        'order by total desc, invites desc, user_id`',
        'order by total desc, user_id`',
      ],
      [
        'lists are upside down',
        'order by total desc, invites desc, user_id`',
        'order by total, invites, user_id desc`',
      ],
      [
        'a player who has just reached a level is on no list',
        'where total >= $',
        'where total > $',
      ],
    ],
    findEntry: [
      ['the own rank counts equals', 'count_from(total + 1) as rank', 'count_from(total) as rank'],
      ['the own rank begins at 0', '1 + count_from(total + 1)', 'count_from(total + 1)'],
      ['a player without taps has a line', 'and total > 0`', 'and total >= 0`'],
      [
        'invites are not counted in the own line',
        'country_id, invites as referrals_count,',
        'country_id, 0::bigint as referrals_count,',
      ],
    ],
  }),
  ...inFile('leaderboard', 'server/src/leaderboard/list-top.ts', {
    listTop: [
      ['ranks on lists begin at 0', 'rank: 1 + above', 'rank: above'],
      [
        'equal totals have different ranks on lists',
        'total_taps === entry.total_taps',
        'total_taps === entry.total_taps - 0 && entries.indexOf(entry) >= 0 ? false : total_taps < entry.total_taps',
      ],
      [
        'every level returns the list of all players',
        'query.level_id === undefined ? world',
        'query.level_id !== 0 ? world',
      ],
      [
        'ranks on the lists of levels leave out higher levels',
        'range.below === null ? 0',
        'range.from >= 0 ? 0',
      ],
    ],
    membersOf: [
      [
        'an unknown level returns the list of all players',
        'if (!level) throw',
        'if (!level) return world;\n  if (!level) throw',
      ],
    ],
  }),
  ...inFile('leaderboard', 'server/src/leaderboard/level-range.ts', {
    levelRange: [
      [
        'the list of a level has players of higher ones',
        'nextLevel(levels, threshold)?.threshold ?? null',
        'nextLevel(levels, threshold - 1) && null',
      ],
    ],
  }),
  ...inFile('leaderboard', 'server/migrations/0022-count-ties.sql', {
    count_from: [
      [
        'the next bucket is left out',
        'bucket > own and bucket < ((own',
        'bucket > own + 1 and bucket < ((own',
      ],
      [
        'a player who is one tap ahead is left out',
        'from unnest(after) as total where total >= above',
        'from unnest(after) as total where total > above',
      ],
    ],
  }),
  ...inFile('leaderboard', 'server/migrations/0018-rank.sql', {
    count_invite: [
      ['invites are counted twice', 'set invites = invites + 1', 'set invites = invites + 2'],
    ],
  }),
  ...inFile('referrals', 'server/src/referrals/set-referral-code.ts', {
    setReferralCode: [
      [
        'the own code is accepted',
        "if (code?.user_id === userId) throw new Problem('REFERRAL_CODE_OWN');",
        '',
      ],
      [
        'an unknown code is an unknown player',
        "Problem('REFERRAL_CODE_NOT_FOUND'",
        "Problem('REFERRAL_CODE_OWN'",
      ],
      [
        'the same code again is refused',
        'if (referrerId === code.user_id) return toReferralCode(code);',
        '',
      ],
      [
        'another code is accepted without effect',
        "if (referrerId !== undefined) throw new Problem('REFERRAL_CODE_ALREADY_SET');",
        '',
      ],
      [
        'a circle is accepted',
        "if (await isInvitedBy(tx, code.user_id, userId)) throw new Problem('REFERRAL_CIRCLE');",
        '',
      ],
      ['two codes at once are both accepted', 'await lockReferrals(tx);', ''],
      [
        'a code is returned but not stored',
        'await insertReferral(tx, userId, code.user_id, clock.now());',
        'clock.now();',
      ],
    ],
  }),
  ...inFile('referrals', 'server/src/referrals/referrals-repository.ts', {
    isInvitedBy: [
      [
        'only direct circles are seen',
        'join line on referral.user_id = line.referrer_id',
        'join line on referral.user_id = line.referrer_id and false',
      ],
    ],
    countReferred: [
      ['the stats count every invited player', ".where('referrer_id', '=', userId)", ''],
    ],
    ensureCode: [
      ['a code has capital letters', 'code: randomCode(8)', 'code: randomCode(8).toUpperCase()'],
    ],
  }),
  ...inFile('referrals', 'server/src/authentication/find-or-create-player.ts', {
    recordReferral: [
      [
        'a signed start parameter is ignored',
        'if (code) await insertReferral(',
        'if (!userId && code) await insertReferral(',
      ],
    ],
  }),
  ...inFile('referrals', 'server/src/referrals/referrals-repository.ts', {
    toReferralCode: [
      [
        'a code belongs to itself',
        'return { id, code, user_id,',
        'return { id, code, user_id: id,',
      ],
    ],
  }),
  ...inFile('referrals', 'sdk/src/game/start-parameter.ts', {
    parseStartParameter: [
      [
        'a code must be the whole start parameter',
        '/REF([a-z0-9]+)/.exec',
        '/^REF([a-z0-9]+)/.exec',
      ],
    ],
  }),
  ...inFile('levels', 'server/src/levels/list-levels.ts', {
    listLevels: [
      ['levels come from the top', '=> levels', '=> levels.toReversed()'],
      ['the first level is missing', '=> levels', '=> levels.slice(1)'],
    ],
  }),
  ...inFile('countries', 'server/src/countries/list-countries.ts', {
    listCountries: [['a country is missing', '=> countries', '=> countries.slice(0, -1)']],
  }),
];
