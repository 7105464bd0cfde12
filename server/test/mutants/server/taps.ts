import { inServer } from '../mutant.ts';

export const tapsMutants = [
  ...inServer('live', 'server/migrations/taps/0005-count-taps.sql', {
    count_taps: [
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
        'applied * multiplier as spent',
        'applied as spent',
        'payments',
      ],
      ['R303', 'the last batch counts again', 'seq <= known_seq', 'seq < known_seq'],
      ['R303', 'sessions are never stored', 'then m.mark_seq', 'then 0'],
      [
        'R315',
        'a session whose last batch counted nothing begins anew',
        'when r.is_same then r.mark_counted or r.applied > 0',
        'when r.is_same then r.applied > 0',
      ],
      [
        'R315',
        'the session in use expires by its first batch',
        'updated_at = excluded.updated_at',
        'updated_at = t.updated_at',
      ],
      [
        'R315',
        'a multiplier that is not reached leaves its session as old as it was',
        'session_at = case when r.is_marked',
        'session_at = case when r.result = 2 then coalesce((select t.updated_at from tap_session t where t.user_id = r.user_id and t.session = r.session), moment) when r.is_marked',
      ],
      [
        'R315',
        'a duplicate makes its session the newest',
        'result in (0, 2) as is_marked',
        'result in (0, 1, 2) as is_marked',
      ],
      [
        'R315',
        'sessions of all players expire together',
        'where e.user_id = m.user_id and e.digest',
        'where e.digest',
      ],
      [
        'R310',
        'taps are counted but not spent',
        'available = r.available - r.spent,',
        'available = r.available,',
      ],
      ['R310', 'taps are spent but not counted', 'total = r.total + r.spent', 'total = r.total'],
      [
        'R310',
        'a batch is counted twice',
        'applied * multiplier as spent',
        '2 * applied * multiplier as spent',
      ],
      ['R304', 'a seq must follow the last one', 'seq <= known_seq', 'seq <> known_seq + 1'],
      [
        'R305',
        'sessions of all players are one',
        'when m.session = m.mark then m.mark_seq',
        'when m.session is not null then (select max(b.seq) from tap_balance b where b.session = m.session)',
      ],
      [
        'R303',
        'sessions are compared without their case',
        'when m.session = m.mark then',
        'when lower(m.session) = lower(m.mark) then',
      ],
      [
        'R306',
        'a batch without a session counts once',
        'session is not null and seq <= known_seq',
        'coalesce(seq, taps - total) <= coalesce(known_seq, 0)',
      ],
      [
        'R314',
        'taps are spent for all players who tap',
        'where b.user_id = r.user_id and',
        'where b.user_id = any(user_ids) and',
      ],
    ],
    count_next_taps: [
      ['R303', 'the last batch counts twice', 'b.seq < m.seq', 'b.seq <= m.seq'],
      ['R303', 'the highest seq stays', 'seq = m.seq,', 'seq = b.seq,', 'invariants'],
      ['R305', 'any session is the one in use', 'b.session = m.session and', ''],
      [
        'R303',
        'the session in use is compared without its case',
        'b.session = m.session and',
        'lower(b.session) = lower(m.session) and',
      ],
      [
        'R310',
        'taps are counted and not taken',
        'b.available - taps * multiplier,',
        'b.available,',
      ],
      ['R310', 'taps are taken and not counted', 'b.total + taps * multiplier,', 'b.total,'],
    ],
    apply_tap_batches: [
      [
        'R303',
        'the order within a commit is forgotten',
        'partition by user_id order by place',
        'partition by user_id order by place desc',
      ],
    ],
  }),
  ...inServer('live', 'server/migrations/taps/0002-sessions.sql', {
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
  }),
  ...inServer('live', 'server/src/taps/apply-taps.ts', {
    module: [
      ['R303', 'duplicates are not marked', "'duplicate', 'multi", "'applied', 'multi"],
      [
        'R308',
        'a multiplier that is not reached is a batch of 0 taps',
        "'multiplier-not-reached', 'session",
        "'applied', 'session",
      ],
      [
        'R315',
        'the refusal of an expired session is a duplicate',
        "'session-expired'] as const",
        "'duplicate'] as const",
      ],
    ],
    outcomeOf: [
      [
        'R301',
        'available and total taps are swapped',
        'available_taps: available[place] ?? 0, total_taps: total[place] ?? 0',
        'available_taps: total[place] ?? 0, total_taps: available[place] ?? 0',
      ],
    ],
  }),
  ...inServer('live', 'server/src/taps/multiplier-threshold.ts', {
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
      [
        'R309',
        'a high level grants no multiplier',
        'Math.min(threshold, thresholds.get(value) ?? threshold)',
        'thresholds.get(value) ?? (threshold < 1_000_000 ? threshold : Number.MAX_SAFE_INTEGER)',
      ],
    ],
  }),
  ...inServer('bonus', 'server/src/taps/balance-repository.ts', {
    readBalanceAndDebt: [
      ['R606', 'a debt is the total', "'debt as debt_taps'", "'total as debt_taps'", 'payments'],
      [
        'R301',
        'a balance is a total',
        "'available as available_taps'",
        "'total as available_taps'",
      ],
    ],
  }),
  ...inServer('bonus', 'server/migrations/taps/0001-balance.sql', {
    credit_tap_balance: [
      [
        'R607',
        'a debt is forgiven by the next credit',
        'greatest(b.available - b.debt + taps, 0)',
        'greatest(b.available + taps, 0)',
        'payments',
      ],
      [
        'R606',
        'a refund leaves no debt',
        'debt = greatest(b.debt - b.available - taps, 0)',
        'debt = 0',
        'payments',
      ],
      [
        'R401',
        'a credit is never booked twice, nor once',
        'where b.user_id = player',
        'where b.user_id = player and false',
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
        'R313',
        'an unknown id stays unknown',
        'if (!taps) throw',
        'const unknown = (globalThis.unknown ??= new Set());\n  if (!taps) unknown.add(params.id);\n  if (unknown.has(params.id)) throw',
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
