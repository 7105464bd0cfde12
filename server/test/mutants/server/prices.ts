import { inServer } from '../mutant.ts';

export const pricesMutants = [
  ...inServer('payments', 'sdk/src/game/price.ts', {
    payablePrice: [
      [
        'R502',
        'prices are rounded down',
        '(nanoPrice(points, rate) + step - 1n) / step',
        'nanoPrice(points, rate) / step',
      ],
      [
        'R502',
        'prices are a step too high',
        '(nanoPrice(points, rate) + step - 1n) / step',
        '(nanoPrice(points, rate) + step) / step',
      ],
    ],
    creditedPoints: [
      ['R502', 'credited taps are rounded up', 'Math.floor((points', 'Math.ceil((points'],
      [
        'R502',
        'credited taps are a product of doubles',
        '(points * (100 + bonusPercents)) / 100',
        'points * (1 + bonusPercents / 100)',
      ],
    ],
    smallestNano: [['R502', 'nano-TON are rounded to whole TON', 'TON: 1n,', 'TON: nanoPerUnit,']],
    basePrice: [
      [
        'R502',
        'a price has the dust of binary fractions',
        'return fromNano(nanoPrice(points, rate));',
        'return points * rate;',
      ],
    ],
  }),
  ...inServer('payments', 'sdk/src/game/quote.ts', {
    usedBonus: [
      [
        'R502',
        'a threshold holds from one tap above it',
        'threshold <= amount',
        'threshold < amount',
      ],
      [
        'R502',
        'the first threshold wins',
        'best && best.threshold >= bonus.threshold',
        'best && best.threshold <= bonus.threshold',
      ],
    ],
    quotePrice: [
      [
        'R502',
        'the base price is rounded too',
        'base_price: basePrice(amount, rate)',
        'base_price: payablePrice(amount, rate, payment_currency)',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/list-tariffs.ts', {
    listTariffs: [
      [
        'R501',
        'an offer is missing',
        '(await prices()).tariffs',
        '(await prices()).tariffs.slice(0, -1)',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/list-bonus-thresholds.ts', {
    listBonusThresholds: [
      [
        'R501',
        'a bonus threshold is missing',
        'catalogue.bonusThresholds',
        'catalogue.bonusThresholds.slice(1)',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/list-exchange-rates.ts', {
    listExchangeRates: [
      [
        'R501',
        'rates come from the end',
        '(await prices()).exchangeRates',
        '(await prices()).exchangeRates.toReversed()',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/prices.ts', {
    rateOf: [
      [
        'R502',
        'all currencies have one rate',
        "source_currency === 'TAPS' && target_currency === currency",
        "source_currency === 'TAPS' && currency !== undefined",
      ],
    ],
  }),
  ...inServer('payments', 'sdk/src/contract/validate-input.ts', {
    inputReader: [
      [
        'R503',
        'the largest amounts are not checked',
        'check(value, place)',
        "check(value, place).filter(({ code }) => code !== 'maximum')",
      ],
    ],
    readText: [
      [
        'R503',
        'fractions of taps are rounded',
        "if (kind === 'integer') return /^-?(0|[1-9]\\d*)$/.test(text) ? Number(text) : text;",
        "if (kind === 'integer') return /^-?(0|[1-9]\\d*)(\\.\\d+)?$/.test(text) ? Math.round(Number(text)) : text;",
      ],
    ],
  }),
];
