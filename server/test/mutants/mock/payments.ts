import { inMock } from '../mutant.ts';

export const mockPaymentsMutants = [
  ...inMock('payments', 'mock/src/tags/payments.ts', {
    payments: [
      [
        'R501',
        'rates come from the end',
        'listExchangeRates: () => rateList',
        'listExchangeRates: () => rateList.toReversed()',
      ],
      [
        'R501',
        'a bonus threshold is missing',
        'listBonusThresholds: () => bonusThresholds',
        'listBonusThresholds: () => bonusThresholds.slice(0, -1)',
      ],
    ],
    tariffsOf: [
      [
        'R501',
        'an offer has the price without its bonus',
        '...tariff,',
        '...tariff,\n    total_points: tariff.base_points,',
      ],
    ],
    quoteCustomPrice: [
      [
        'R502',
        'every currency has the rate of the first one',
        'target_currency === payment_currency',
        'target_currency !== undefined',
      ],
    ],
    createTariffInvoice: [
      ['R504', 'an unknown offer is an unknown level', "'TARIFF_NOT_FOUND'", "'LEVEL_NOT_FOUND'"],
      [
        'R504',
        'an unknown offer is the first one',
        '({ id, is_published }) => id === tariff_id && is_published,',
        '({ id, is_published }, at) => (id === tariff_id || at === 0) && is_published,',
      ],
    ],
  }),
  ...inMock('payments', 'sdk/src/game/price.ts', {
    payablePrice: [
      [
        'R502',
        'half a step is rounded down',
        '(nanoPrice(points, rate) + step - 1n) / step',
        '(nanoPrice(points, rate) + step / 2n - 1n) / step',
      ],
      [
        'R502',
        'prices are calculated with binary fractions',
        'const steps = (nanoPrice(points, rate) + step - 1n) / step;',
        'const steps = BigInt(Math.ceil((points * rate * 1e9) / Number(step)));',
      ],
    ],
    creditedPoints: [
      ['R502', 'credited taps are rounded to the nearest', 'Math.floor(', 'Math.round('],
    ],
    smallestNano: [
      ['R502', 'dollars are rounded to whole ones', 'nanoPerUnit / 100n', 'nanoPerUnit'],
    ],
    fromNano: [
      [
        'R502',
        'prices have two places',
        'Number(nano) / Number(nanoPerUnit)',
        'Number((Number(nano) / Number(nanoPerUnit)).toFixed(2))',
      ],
    ],
  }),
  ...inMock('payments', 'sdk/src/game/quote.ts', {
    quotePrice: [
      [
        'R502',
        'a bonus lowers the price',
        'target_price: payablePrice(amount, rate, payment_currency)',
        'target_price: payablePrice(Math.ceil((amount * 100) / (100 + (used_bonus?.bonus_percents ?? 0))), rate, payment_currency)',
      ],
      ['R502', 'the bonus is not credited', 'used_bonus?.bonus_percents ?? 0', '0'],
    ],
    usedBonus: [
      [
        'R502',
        'a threshold holds from one tap above it',
        'threshold <= amount',
        'threshold < amount',
      ],
      [
        'R502',
        'no bonus is the lowest one',
        '.filter(({ threshold }) => threshold <= amount)',
        '.filter(({ threshold }, at) => at === 0 || threshold <= amount)',
      ],
    ],
  }),
  ...inMock('payments', 'mock/src/tags/create-invoice.ts', {
    createInvoice: [
      ['R701', 'all links have one text', 'tonLink(price, id)', "tonLink(price, 'bold')"],
    ],
    tonLink: [
      ['R701', 'the amount is in TON', 'Math.round(price * 1e9)', 'Math.ceil(price)'],
      [
        'R701',
        'the amount has no fraction of a hundredth',
        'Math.round(price * 1e9)',
        'Math.round(price * 1e2) * 1e7',
      ],
    ],
  }),
  ...inMock('payments', 'mock/src/tags/get-my-payouts.ts', {
    getMyPayouts: [
      [
        'R1006',
        'a player without rewards sees reasons',
        'due + heldMicros > 0 ||',
        'due + heldMicros >= 0 ||',
      ],
    ],
    pageOf: [
      [
        'R1006',
        'a page before an unknown payout is the first page',
        'before !== undefined && last === -1',
        "before === ''",
      ],
    ],
  }),
];
