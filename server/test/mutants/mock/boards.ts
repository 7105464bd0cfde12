import { inMock } from '../mutant.ts';

export const mockBoardsMutants = [
  ...inMock('leaderboard', 'mock/src/tags/leaderboard.ts', {
    getMyRank: [
      [
        'R421',
        'a player without taps has a rank',
        'player.totalTaps === 0',
        'player.totalTaps < 0',
      ],
      [
        'R431',
        'the rank within the level counts all players',
        'currentLevel(levelList, total)?.id === level',
        'level !== 0',
      ],
    ],
    listTop: [
      [
        'R423',
        'an unknown level has an empty list',
        "throw new Problem('LEVEL_NOT_FOUND',",
        "return [];\n    throw new Problem('LEVEL_NOT_FOUND',",
      ],
      ['R423', 'an unknown level is an unknown path', "'LEVEL_NOT_FOUND'", "'NOT_FOUND'"],
      ['R423', 'the level is ignored', 'topOf(world, level_id,', 'topOf(world, undefined,'],
      [
        'R422',
        'a list has nine entries',
        'rules.leaderboard_members',
        'rules.leaderboard_members - 1',
      ],
      [
        'R422',
        'a list has eleven entries',
        'rules.leaderboard_members',
        'rules.leaderboard_members + 1',
      ],
    ],
    topOf: [
      [
        'R423',
        'the list of a level has players of higher ones',
        'currentLevel(levelList, totalTaps)?.id === levelId',
        '(currentLevel(levelList, totalTaps)?.id ?? 0) >= levelId',
      ],
      [
        'R421',
        'a rank on a list is the place on it',
        '.map(({ player }) => entryOf(world, player), )',
        '.map(({ player }, at) => ({ ...entryOf(world, player), rank: at + 1 }))',
      ],
    ],
    standingOf: [
      [
        'R422',
        'invites do not sort a list',
        'referrals_count: invites.get(player.id) ?? 0',
        'referrals_count: invites.get(-player.id) ?? 0',
      ],
    ],
    entryOf: [
      [
        'R424',
        'an entry has no invites',
        'invitedBy(world, player).length',
        'invitedBy(world, player).length * 0',
      ],
      [
        'R424',
        'an entry has the first name',
        'display_name: player.displayName',
        'display_name: player.firstName ?? player.displayName',
      ],
      ['R424', 'an entry has no country', 'country_id: player.countryId', 'country_id: null'],
      [
        'R424',
        'an entry keeps its first total',
        'total_taps: player.totalTaps,',
        'total_taps: ((globalThis as { totals?: Record<number, number> }).totals ??= {})[player.id] ??= player.totalTaps,',
      ],
      [
        'R421',
        'a rank is that within the level',
        'rankOf(player.totalTaps, totalsOf(world))',
        'rankOf(player.totalTaps, totalsOf(world).filter((total) => currentLevel(levelList, total) === currentLevel(levelList, player.totalTaps)))',
      ],
    ],
  }),
  ...inMock('leaderboard', 'sdk/src/game/rank.ts', {
    rankOf: [
      ['R421', 'equals are above each other', 'other > total', 'other >= total'],
      [
        'R421',
        'ranks of equal totals leave no gap',
        'for (const other of totals)',
        'for (const other of new Set(totals))',
      ],
      ['R421', 'a rank begins at 0', 'let rank = 1', 'let rank = 0'],
    ],
  }),
  ...inMock('leaderboard', 'sdk/src/game/board-order.ts', {
    compareEntries: [
      [
        'R422',
        'of equals the last one who joined comes first',
        'a.user_id - b.user_id',
        'b.user_id - a.user_id',
      ],
      [
        'R422',
        'invites come before taps',
        'b.total_taps - a.total_taps || b.referrals_count - a.referrals_count ||',
        'b.referrals_count - a.referrals_count || b.total_taps - a.total_taps ||',
      ],
      [
        'R422',
        'of equals the one with fewer invites comes first',
        'b.referrals_count - a.referrals_count',
        'a.referrals_count - b.referrals_count',
      ],
    ],
  }),
  ...inMock('levels', 'mock/src/tags/levels.ts', {
    levels: [
      [
        'R501',
        'levels come from the top',
        'listLevels: () => levelList',
        'listLevels: () => levelList.toReversed()',
      ],
      [
        'R501',
        'a level has its own multipliers without their names',
        'listLevels: () => levelList',
        'listLevels: () => levelList.map((level) => ({ ...level, multipliers: level.multipliers.slice(0, 1) }))',
      ],
    ],
  }),
  ...inMock('countries', 'mock/src/tags/countries.ts', {
    countries: [
      [
        'R501',
        'countries are sorted by their ids',
        '() => catalogue',
        '() => catalogue.toSorted((one, other) => (one.id < other.id ? -1 : 1))',
      ],
    ],
  }),
];
