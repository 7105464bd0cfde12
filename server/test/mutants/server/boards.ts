import { inServer } from '../mutant.ts';

export const boardsMutants = [
  ...inServer('leaderboard', 'server/src/leaderboard/leaderboard-repository.ts', {
    topEntries: [
      [
        'R422',
        'a list has eleven lines',
        'members: number,',
        'members: number, _ = (members += 1),',
      ],
      ['R422', 'a list has nine lines', 'members: number,', 'members: number, _ = (members -= 1),'],
    ],
    firstMembers: [
      [
        'R422',
        'lists ignore who invited more',
        'found.toSorted(compareEntries)',
        'found.toSorted((one, other) => other.total_taps - one.total_taps || one.user_id - other.user_id)',
      ],
      [
        'R422',
        'lists are upside down',
        'found.toSorted(compareEntries)',
        'found.toSorted((one, other) => compareEntries(other, one))',
      ],
    ],
    membersOf: [
      [
        'R423',
        'a player who has just reached a level is on no list',
        'where total >= $',
        'where total > $',
      ],
      [
        'R606',
        'a player with a debt is on no list',
        'withoutDebt ? sql`and debt = 0` : sql``',
        'sql`and debt = 0`',
      ],
      ['R421', 'players without taps are on no list', 'range.from', 'Math.max(range.from, 1)'],
    ],
    findEntry: [
      ['R421', 'the own rank begins at 0', 'rank: 1 + higher,', 'rank: higher,'],
      [
        'R431',
        'the rank within the level is that in the world',
        '1 + higher - atHigherLevel',
        '1 + higher',
      ],
      [
        'R424',
        'invites are not counted in the own line',
        'referrals_count: invites',
        'referrals_count: 0',
      ],
    ],
    findPlace: [
      ['R421', 'a player without taps has a line', 'where total > 0', 'where total >= 0'],
    ],
  }),
  ...inServer('leaderboard', 'sdk/src/game/board-order.ts', {
    compareEntries: [
      [
        'R422',
        'invites do not decide between equal totals',
        '|| b.referrals_count - a.referrals_count ||',
        '||',
      ],
    ],
  }),
  ...inServer('leaderboard', 'server/src/leaderboard/list-top.ts', {
    listTop: [
      ['R421', 'ranks on lists begin at 0', 'rank: 1 + above', 'rank: above'],
      [
        'R421',
        'equal totals have different ranks on lists',
        'total_taps === entry.total_taps',
        'total_taps === entry.total_taps - 0 && entries.indexOf(entry) >= 0 ? false : total_taps < entry.total_taps',
      ],
      [
        'R421',
        'ranks on lists have no gaps after equal totals',
        'entries.findIndex(({ total_taps }) => total_taps === entry.total_taps)',
        '[...new Set(entries.map((one) => one.total_taps))].indexOf(entry.total_taps)',
      ],
      [
        'R423',
        'every level returns the list of all players',
        'query.level_id === undefined ? world',
        'query.level_id !== 0 ? world',
      ],
      [
        'R421',
        'ranks on the lists of levels leave out higher levels',
        'range.below === null ? 0',
        'range.from >= 0 ? 0',
      ],
    ],
    membersOf: [
      [
        'R423',
        'an unknown level returns the list of all players',
        'if (!level) throw',
        'if (!level) return world;\n  if (!level) throw',
      ],
    ],
  }),
  ...inServer('leaderboard', 'server/src/leaderboard/level-range.ts', {
    levelRange: [
      [
        'R423',
        'the list of a level has players of higher ones',
        'nextLevel(levels, threshold)?.threshold ?? null',
        'nextLevel(levels, threshold - 1) && null',
      ],
    ],
  }),
  ...inServer('leaderboard', 'server/migrations/taps/0003-ranks.sql', {
    find_place: [
      [
        'R421',
        'the own rank counts equals',
        'above := count_from(total + 1) - count_banned_from(total + 1)',
        'above := count_from(total) - count_banned_from(total)',
      ],
      [
        'R431',
        'a total that reaches a level still counts in the level below',
        'where threshold > total',
        'where threshold > total + 1',
      ],
    ],
    count_from: [
      [
        'R421',
        'the next bucket is left out',
        'bucket > own and bucket < ((own',
        'bucket > own + 1 and bucket < ((own',
      ],
      [
        'R421',
        'a player who is one tap ahead is left out',
        'from unnest(after) as total where total >= above',
        'from unnest(after) as total where total > above',
      ],
    ],
  }),
  ...inServer('leaderboard', 'server/migrations/taps/0001-balance.sql', {
    count_invite: [
      [
        'R424',
        'invites are counted twice',
        'set invites = invites + 1',
        'set invites = invites + 2',
      ],
    ],
  }),
  ...inServer('levels', 'server/src/levels/list-levels.ts', {
    listLevels: [
      ['R501', 'levels come from the top', '=> levels', '=> levels.toReversed()'],
      ['R501', 'the first level is missing', '=> levels', '=> levels.slice(1)'],
    ],
  }),
  ...inServer('countries', 'server/src/countries/list-countries.ts', {
    listCountries: [['R501', 'a country is missing', '=> countries', '=> countries.slice(0, -1)']],
  }),
];
