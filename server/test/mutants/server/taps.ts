import { inServer } from '../mutant.ts';

/** Mutations of how the server counts taps and gives the gift; a check must fail for each. */
export const tapsMutants = [
  ...inServer('live', 'server/migrations/0005-apply-taps.sql', {
    tap_step: [
      ['R302', 'more is spent than there is', 'least(taps, available / multiplier)', 'taps'],
      [
        'R302',
        'a tap is lost at the end of the balance',
        'least(taps, available / multiplier)',
        'least(taps, (available - 1) / multiplier)',
      ],
      [
        'R309',
        'a level is reached one tap early',
        'total < threshold then',
        'total < threshold - 1 then',
        'payments',
      ],
      [
        'R308',
        'a multiplier counts as one',
        'available - applied * multiplier, total + applied * multiplier,',
        'available - applied, total + applied,',
        'payments',
      ],
    ],
  }),
  ...inServer('live', 'server/migrations/0032-player-bounds.sql', {
    expire_tap_sessions: [
      ['R315', 'a player has fifty-one sessions', 'r.place > most', 'r.place > most + 1'],
      ['R303', 'a player has forty-nine sessions', 'r.place > most', 'r.place >= most'],
      [
        'R315',
        'an expired session begins anew',
        'from expired where is_counted',
        'from expired where false',
      ],
    ],
    apply_tap_batches: [
      ['R303', 'the last batch counts again', 'm.seq > greatest(', 'm.seq >= greatest('],
      ['R303', 'sessions are never stored', 'mark.seq, max', '0, max'],
      [
        'R315',
        'sessions of all players expire together',
        'where e.user_id = m.user_id and e.digest',
        'where e.digest',
      ],
      [
        'R303',
        'the order within a commit is forgotten',
        'max(m.seq) over (',
        '0 * max(m.seq) over (',
      ],
      [
        'R303',
        'the highest seq never rises',
        'do update set seq = greatest(t.seq, excluded.seq),',
        'do update set seq = t.seq,',
        'invariants',
      ],
      [
        'R310',
        'taps are counted but not spent',
        'set available = b.available - spent.taps,',
        'set available = b.available,',
      ],
      ['R310', 'taps are spent but not counted', 'total = b.total + spent.taps', 'total = b.total'],
      [
        'R310',
        'a batch is counted twice',
        'sum(after[3] * multiplier)',
        'sum(2 * after[3] * multiplier)',
      ],
    ],
  }),
  ...inServer('live', 'server/src/taps/apply-taps.ts', {
    resultOf: [
      ['R303', 'duplicates are not marked', "row.is_new ? 'applied' : 'duplicate'", "'applied'"],
      [
        'R308',
        'a multiplier that is not reached is a batch of 0 taps',
        "row.refused ? 'multiplier-not-reached' :",
        "row.refused ? 'applied' :",
      ],
      [
        'R315',
        'the refusal of an expired session is a duplicate',
        "return 'session-expired'",
        "return 'duplicate'",
      ],
    ],
    applyTaps: [
      [
        'R301',
        'available and total taps are swapped',
        'available_taps: row.available, total_taps: row.total',
        'available_taps: row.total, total_taps: row.available',
      ],
    ],
  }),
  ...inServer('live', 'server/src/taps/apply-taps.ts', {
    multiplierThreshold: [
      ['R308', 'every multiplier is accepted', '?? Number.MAX_SAFE_INTEGER', '?? 0'],
    ],
    module: [
      [
        'R309',
        'a multiplier is granted by its last level',
        'Math.min(threshold,',
        'Math.max(threshold,',
      ],
    ],
  }),
  ...inServer('bonus', 'server/src/taps/balance-repository.ts', {
    readBalance: [
      [
        'R301',
        'a balance is a total',
        "'available as available_taps'",
        "'total as available_taps'",
      ],
    ],
    creditTaps: [
      [
        'R607',
        'a debt is forgiven by the next credit',
        'greatest(b.available - b.debt + entry.taps, 0)',
        'greatest(b.available + entry.taps, 0)',
        'payments',
      ],
      [
        'R606',
        'a refund leaves no debt',
        'debt = greatest(b.debt - b.available - entry.taps, 0)',
        'debt = 0',
        'payments',
      ],
      [
        'R401',
        'a credit is never booked twice, nor once',
        'returning b.user_id`',
        'and false returning b.user_id`',
      ],
    ],
  }),
  ...inServer('taps', 'server/src/taps/get-cached-taps.ts', {
    getCachedTaps: [
      [
        'R313',
        'others see available taps instead of total taps',
        "'total as total_taps'",
        "'available as total_taps'",
        'live',
      ],
      [
        'R215',
        'an unknown id has a total of 0',
        'if (!taps) throw',
        'if (!taps) return { total_taps: 0 };\n  if (!taps) throw',
      ],
      [
        'R215',
        'the Telegram id is an id',
        "'user_id', '=', params.id",
        "'user_id', '=', params.id > 2 ** 50 ? 1 : params.id",
      ],
    ],
  }),
  ...inServer('bonus', 'server/src/bonus/start-bonus.ts', {
    startBonus: [
      ['R401', 'the gift is 100 taps', 'taps: giftTaps', 'taps: giftTaps + 1'],
      ['R329', 'the gift pushes no balance', 'pushBalance(userId);', ''],
      [
        'R401',
        'a gift that was taken is an unknown player',
        "'BONUS_ALREADY_TAKEN'",
        "'USER_NOT_FOUND'",
      ],
    ],
  }),
  ...inServer('bonus', 'server/src/bonus/start-bonus.ts', {
    claimBonus: [
      ['R401', 'the gift is given every time', ".where('is_bonus_taken', '=', false)", ''],
      [
        'R401',
        'the gift is not marked as taken',
        '.set({ is_bonus_taken: true })',
        '.set({ is_bonus_taken: false })',
      ],
      ['R401', 'the first gift marks all players', ".where('id', '=', userId)", ''],
    ],
  }),

  ...inServer('live', 'server/migrations/0032-player-bounds.sql', {
    apply_tap_batches: [
      ['R304', 'a seq must follow the last one', 'm.seq > greatest(', 'm.seq = 1 + greatest('],
      [
        'R305',
        'sessions of all players are one',
        'on mark.user_id = m.user_id and mark.session = m.session',
        'on mark.session = m.session',
      ],
      [
        'R303',
        'sessions are compared without their case',
        'and mark.session = m.session',
        'and lower(mark.session) = lower(m.session)',
      ],
      [
        'R306',
        'a batch without a session counts once',
        'm.session is null or m.seq > greatest(',
        'coalesce(m.seq, m.taps - (select total from tap_balance t where t.user_id = m.user_id)) > greatest(',
      ],
      [
        'R314',
        'taps are spent for all players who tap',
        'from spent where b.user_id = spent.user_id',
        'from spent',
      ],
    ],
  }),
  ...inServer('workflows', 'server/src/live/receive-frame.ts', {
    toResponse: [
      [
        'R141',
        'a batch that is sent again is acknowledged with its taps',
        'applied, ...duplicate,',
        'applied: frame.taps.taps, ...duplicate,',
      ],
    ],
  }),
  ...inServer('live', 'server/src/taps/get-cached-taps.ts', {
    getCachedTaps: [
      [
        'R313',
        'others see the first total for ever',
        'if (!taps) throw',
        'const kept = ((globalThis as { totals?: Record<number, typeof taps> }).totals ??= {});\n  if (taps) return (kept[params.id] ??= taps);\n  if (!taps) throw',
      ],
    ],
  }),
];
