import { forgiving, inAnswer, inList, type Mutant } from './mutant.ts';

const myTaps = /\/user\/taps\/me$/;
const top = /\/leaderboard\/top/;
const own = /\/leaderboard\/me$/;
const code = { id: 1, code: 'abc', user_id: 1, created_at: '2026-01-01T00:00:00Z' };
const numberOf = (value: unknown) => Number(value);

/** Faults in gifts, boards, invitations and the catalogue. */
export const gameMutants: Mutant[] = [
  inAnswer('bonus', 'the gift is 100 taps', myTaps, (taps) => ({
    ...taps,
    available_taps: numberOf(taps.available_taps) + (taps.available_taps === 0 ? 0 : 1),
  })),
  forgiving('bonus', 'the gift is given every time', 'BONUS_ALREADY_TAKEN', {}),
  inAnswer('bonus', 'the gift does not set is_bonus_taken', /\/bonus\/start$/, (user) => ({
    ...user,
    is_bonus_taken: false,
  })),
  {
    tag: 'bonus',
    title: 'the gift answers 201',
    answer: ({ status }, { path }) => ({
      status: path.endsWith('/bonus/start') && status === 200 ? 201 : status,
    }),
  },
  inAnswer('taps', 'a new player has a tap', myTaps, (taps) => ({ ...taps, available_taps: 1 })),
  inAnswer('live', 'the cached total is never brought up to date', /\/taps\/cached/, () => ({
    total_taps: 0,
  })),
  inAnswer('leaderboard', 'the own rank begins at 0', own, (line) =>
    line === null ? line : { ...line, rank: Math.max(1, numberOf(line.rank) - 1) },
  ),
  inAnswer('leaderboard', 'the own rank is one too high', own, (line) =>
    line === null ? line : { ...line, rank: numberOf(line.rank) + 1 },
  ),
  inAnswer('leaderboard', 'invites are not counted', own, (line) =>
    line === null ? line : { ...line, referrals_count: 0 },
  ),
  inAnswer('leaderboard', 'a player without taps has a line', own, (line) =>
    line === null
      ? {
          user_id: 1,
          display_name: null,
          total_taps: 0,
          rank: 1,
          country_id: null,
          referrals_count: 0,
        }
      : line,
  ),
  inList('leaderboard', 'ranks on lists begin at 2', top, (list) =>
    list.map((line) => ({ ...line, rank: numberOf(line.rank) + 1 })),
  ),
  inList('leaderboard', 'equal totals have different ranks', top, (list) =>
    list.map((line, at) => ({ ...line, rank: numberOf(list[0]?.rank) + at })),
  ),
  inList('leaderboard', 'lists are upside down', top, (list) => list.toReversed()),
  inList('leaderboard', 'lists ignore who invited more', top, (list) =>
    list.toSorted(
      (one, other) =>
        numberOf(other.total_taps) - numberOf(one.total_taps) ||
        numberOf(one.referrals_count) - numberOf(other.referrals_count) ||
        numberOf(one.user_id) - numberOf(other.user_id),
    ),
  ),
  {
    tag: 'leaderboard',
    title: 'every level answers the list of the world',
    request: ({ path }) => ({ path: path.replace(/\?level_id=\d{1,2}$/, '') }),
  },
  forgiving('leaderboard', 'an unknown level has an empty list', 'LEVEL_NOT_FOUND', []),
  forgiving('referrals', 'the own code is taken', 'REFERRAL_CODE_OWN', code),
  forgiving('referrals', 'a circle is taken', 'REFERRAL_CIRCLE', code),
  forgiving('referrals', 'another code is taken', 'REFERRAL_CODE_ALREADY_SET', code),
  forgiving('referrals', 'an unknown code is taken', 'REFERRAL_CODE_NOT_FOUND', code),
  inAnswer('referrals', 'the own invitation counts', /\/stats\//, (stats) => ({
    ...stats,
    referred_users_count: numberOf(stats.referred_users_count) + 1,
  })),
  inAnswer('referrals', 'the answer names the guest', /\/set-code$/, (stored) => ({
    ...stored,
    user_id: numberOf(stored.user_id) + 1,
  })),
  inList('levels', 'levels come from the top', /\/level$/, (list) => list.toReversed()),
  inList('levels', 'every level shares one percent more', /\/level$/, (list) =>
    list.map((level) => ({ ...level, payment_percentage: numberOf(level.payment_percentage) + 1 })),
  ),
  inList('countries', 'a country is missing', /\/country$/, (list) => list.slice(0, -1)),
];
