import { inFile } from './mutant.ts';

/** Faults in the counting of taps. */
export const tapsMutants = [
  ...inFile('live', 'server/migrations/0005-apply-taps.sql', {
    tap_step: [
      ['more is spent than there is', 'least(taps, available / multiplier)', 'taps'],
      [
        'a tap is lost at the end of the balance',
        'least(taps, available / multiplier)',
        'least(taps, (available - 1) / multiplier)',
      ],
      [
        'a level is reached one tap early',
        'total < threshold then',
        'total < threshold - 1 then',
        'payments',
      ],
      [
        'a multiplier counts as one',
        'available - applied * multiplier, total + applied * multiplier,',
        'available - applied, total + applied,',
        'payments',
      ],
    ],
    apply_taps: [
      ['the last batch counts again', 'm.seq > greatest(', 'm.seq >= greatest('],
      ['sessions are never stored', 'mark.seq,', '0,'],
      ['the order within a commit is forgotten', 'max(m.seq) over (', '0 * max(m.seq) over ('],
      [
        'the highest seq never rises',
        'do update set seq = greatest(t.seq, excluded.seq),',
        'do update set seq = t.seq,',
        'invariants',
      ],
      [
        'taps are counted but not spent',
        'set available = b.available - spent.taps,',
        'set available = b.available,',
      ],
      ['taps are spent but not counted', 'total = b.total + spent.taps', 'total = b.total'],
      ['a batch is counted twice', 'sum(after[3] * multiplier)', 'sum(2 * after[3] * multiplier)'],
    ],
  }),
  ...inFile('live', 'server/src/taps/apply-taps.ts', {
    applyTaps: [
      ['duplicates are not marked', "row.is_new ? 'applied' : 'duplicate'", "'applied'"],
      [
        'a multiplier that is not reached is a batch of 0 taps',
        "row.refused ? 'multiplier-not-reached' :",
        "row.refused ? 'applied' :",
      ],
      [
        'available and total taps are swapped',
        'available_taps: row.available, total_taps: row.total',
        'available_taps: row.total, total_taps: row.available',
      ],
    ],
  }),
  ...inFile('live', 'server/src/taps/apply-taps.ts', {
    multiplierThreshold: [['every multiplier is accepted', '?? Number.MAX_SAFE_INTEGER', '?? 0']],
    module: [
      ['a multiplier is granted by its last level', 'Math.min(threshold,', 'Math.max(threshold,'],
    ],
  }),
  ...inFile('bonus', 'server/src/taps/balance-repository.ts', {
    readBalance: [
      ['a balance is a total', "'available as available_taps'", "'total as available_taps'"],
    ],
    creditTaps: [
      [
        'a debt is forgiven by the next credit',
        'greatest(b.available - b.debt + entry.taps, 0)',
        'greatest(b.available + entry.taps, 0)',
        'payments',
      ],
      [
        'a refund leaves no debt',
        'debt = greatest(b.debt - b.available - entry.taps, 0)',
        'debt = 0',
        'payments',
      ],
      [
        'a credit is never booked twice, nor once',
        'returning b.user_id`',
        'and false returning b.user_id`',
      ],
    ],
  }),
  ...inFile('taps', 'server/src/taps/get-cached-taps.ts', {
    getCachedTaps: [
      [
        'others see available taps instead of total taps',
        "'total as total_taps'",
        "'available as total_taps'",
        'live',
      ],
      [
        'an unknown id has a total of 0',
        'if (!taps) throw',
        'if (!taps) return { total_taps: 0 };\n  if (!taps) throw',
      ],
      [
        'the Telegram id is an id',
        "'user_id', '=', params.id",
        "'user_id', '=', params.id > 2 ** 50 ? 1 : params.id",
      ],
    ],
  }),
  ...inFile('bonus', 'server/src/bonus/start-bonus.ts', {
    startBonus: [
      ['the gift is 100 taps', 'taps: giftTaps', 'taps: giftTaps + 1'],
      ['the gift pushes no balance', 'pushBalance(userId);', ''],
      ['a gift that was taken is an unknown player', "'BONUS_ALREADY_TAKEN'", "'USER_NOT_FOUND'"],
    ],
  }),
  ...inFile('bonus', 'server/src/bonus/start-bonus.ts', {
    claimBonus: [
      ['the gift is given every time', ".where('is_bonus_taken', '=', false)", ''],
      [
        'the gift is not marked as taken',
        '.set({ is_bonus_taken: true })',
        '.set({ is_bonus_taken: false })',
      ],
      ['the first gift marks all players', ".where('id', '=', userId)", ''],
    ],
  }),
];
