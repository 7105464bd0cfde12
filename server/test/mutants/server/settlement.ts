import { inServer } from '../mutant.ts';

export const settlementMutants = [
  ...inServer('payments', 'server/src/leaderboard/share-day.ts', {
    shareDay: [
      [
        'R1001',
        'a loss is not carried',
        'revenue, carried, shared,',
        'revenue, carried: 0, shared,',
      ],
      [
        'R1001',
        'refunds do not lower the revenue',
        'settleDay(before, purchases, refunds)',
        'settleDay(before, purchases, 0)',
      ],
    ],
    sharesOf: [
      [
        'R1002',
        'a share is divided among ten',
        'level.payment_percentage, members.length',
        'level.payment_percentage, 10',
      ],
    ],
    readSharersOnce: [
      [
        'R1002',
        'a level without a share shares like the next',
        'levels.filter(({ payment_percentage }) => payment_percentage > 0)',
        'levels.map((level) => ({ ...level, payment_percentage: level.payment_percentage + 1 }))',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/leaderboard/level-members.ts', {
    readMembers: [
      ['R1002', 'a member with a debt gets a share', 'withoutDebt: true', 'withoutDebt: false'],
    ],
  }),
  ...inServer('payments', 'server/src/leaderboard/revenue-repository.ts', {
    sumDay: [
      ['R1001', 'the loss of the day before is forgotten', '::date - 1', '::date - 2'],
      [
        'R1001',
        'the rewards of referrers lower the revenue',
        'return sums;',
        'return { ...sums, refunds: sums.refunds + (await sumReferralRewards(db, day)) };',
      ],
    ],
    sharesGateway: [
      [
        'R1004',
        'the shares of a day with Stars and TON are held like those of TON',
        'placeByHold} as place',
        "sql`array_position(array['dollars', 'ton', 'stars'], account)`} as place",
      ],
      [
        'R1004',
        'a refund in dollars holds the shares of its day like a purchase',
        "kind = 'purchase'",
        "kind in ('purchase', 'refund')",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/settle-payment.ts', {
    settle: [
      [
        'R1001',
        'the revenue of a purchase is its rounded price in Stars',
        'micros: price_micros,',
        "micros: gateway === 'stars' ? Number(payment.price) * 20_000 : price_micros,",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/ledger/read-earnings.ts', {
    readEarnings: [
      [
        'R1002',
        'shares are among the rewards of referrals',
        'return earned ??',
        'if (earned) earned.referrals += earned.top10; return earned ??',
      ],
    ],
  }),
  ...inServer('payments', 'sdk/src/game/revenue-share.ts', {
    shareRevenue: [
      ['R1002', 'a share is rounded to the nearest', 'Math.floor(', 'Math.round('],
      ['R1002', 'every member gets the whole part of the level', '(100 * members)', '100'],
    ],
    settleDay: [
      ['R1001', 'a loss is carried twice', 'Math.min(0, result)', 'Math.min(0, 2 * result)'],
    ],
  }),
];
