import { inFile } from './mutant.ts';

/** Faults in prices and payments. */
export const paymentsMutants = [
  ...inFile('payments', 'sdk/src/game/price.ts', {
    payablePrice: [
      [
        'prices are rounded down',
        '(nanoPrice(points, rate) + step - 1n) / step',
        'nanoPrice(points, rate) / step',
      ],
      [
        'prices are a step too high',
        '(nanoPrice(points, rate) + step - 1n) / step',
        '(nanoPrice(points, rate) + step) / step',
      ],
    ],
    creditedPoints: [['credited taps are rounded up', 'Math.floor((points', 'Math.ceil((points']],
    smallestNano: [['nano-TON are rounded to whole TON', 'TON: 1n,', 'TON: nanoPerUnit,']],
    basePrice: [
      [
        'a price has the dust of binary fractions',
        'return fromNano(nanoPrice(points, rate));',
        'return points * rate;',
      ],
    ],
  }),
  ...inFile('payments', 'sdk/src/game/quote.ts', {
    usedBonus: [
      ['a threshold holds from one tap above it', 'threshold <= amount', 'threshold < amount'],
      [
        'the first threshold wins',
        'best && best.threshold >= bonus.threshold',
        'best && best.threshold <= bonus.threshold',
      ],
    ],
    quotePrice: [
      [
        'the base price is rounded too',
        'base_price: basePrice(amount, rate)',
        'base_price: payablePrice(amount, rate, payment_currency)',
      ],
    ],
  }),
  ...inFile('payments', 'server/src/payments/list-tariffs.ts', {
    listTariffs: [['an offer is missing', 'catalogue.tariffs', 'catalogue.tariffs.slice(0, -1)']],
  }),
  ...inFile('payments', 'server/src/payments/list-bonus-thresholds.ts', {
    listBonusThresholds: [
      [
        'a bonus threshold is missing',
        'catalogue.bonusThresholds',
        'catalogue.bonusThresholds.slice(1)',
      ],
    ],
  }),
  ...inFile('payments', 'server/src/payments/list-exchange-rates.ts', {
    listExchangeRates: [
      [
        'rates come from the end',
        'catalogue.exchangeRates',
        'catalogue.exchangeRates.toReversed()',
      ],
    ],
  }),
  ...inFile('payments', 'server/src/payments/catalogue.ts', {
    rateOf: [
      [
        'all currencies have one rate',
        "source_currency === 'TAPS' && target_currency === currency",
        "source_currency === 'TAPS' && currency !== undefined",
      ],
    ],
  }),
  ...inFile('payments', 'server/src/payments/create-custom-invoice.ts', {
    createCustomInvoice: [
      ['a custom amount is credited without its bonus', 'taps: quote.total_amount', 'taps: points'],
    ],
  }),
  ...inFile('payments', 'server/src/payments/create-tariff-invoice.ts', {
    createTariffInvoice: [
      [
        'an offer is credited without its bonus',
        'taps: tariff.total_points',
        'taps: tariff.base_points',
      ],
      [
        'an offer costs one Star less',
        'price: tariff.total_price',
        'price: tariff.total_price - 1',
      ],
      [
        'an unknown offer is an unavailable currency',
        "'TARIFF_NOT_FOUND'",
        "'GATEWAY_UNAVAILABLE'",
      ],
      [
        'an offer counts double for the referrer',
        'points: tariff.base_points',
        'points: tariff.base_points * 2',
      ],
    ],
  }),
  ...inFile('payments', 'server/src/payments/create-invoice.ts', {
    createInvoice: [['revenue is booked at a tenth', "'DOLLARS') * 1e6", "'DOLLARS') * 1e5"]],
    smallestUnitsPer: [['dollars are charged as whole dollars', 'DOLLARS: 100 }', 'DOLLARS: 1 }']],
  }),
  ...inFile('payments', 'server/src/payments/open-gateways.ts', {
    openGatewayFor: [
      [
        'a currency that is not sold is an unknown offer',
        "'GATEWAY_UNAVAILABLE'",
        "'TARIFF_NOT_FOUND'",
      ],
      [
        'every currency is sold for Stars',
        'makeInvoice && currencyOf[gateway] === currency',
        'makeInvoice && currencyOf[gateway]',
      ],
    ],
  }),
  ...inFile('payments', 'server/src/payments/settle-payment.ts', {
    settlePayment: [
      [
        'a payment pushes no balance',
        "if (result === 'settled') pushBalance",
        "if (result === 'unknown') pushBalance",
      ],
    ],
    settle: [
      [
        'a payment is booked without its taps',
        "reason: 'purchase', source: id, taps,",
        "reason: 'purchase',\n    source: id,\n    taps: 1,",
      ],
      ['the referrer gets nothing', '...rewardReferrer(referrerId, chargeId, price_micros),', ''],
    ],
  }),
  ...inFile('payments', 'server/src/referrals/reward-referrer.ts', {
    rewardReferrer: [
      [
        'the referrer gets 6 %',
        'referralReward(priceMicros, referralPercents)',
        'referralReward(priceMicros, referralPercents + 1)',
      ],
    ],
  }),
  ...inFile('payments', 'server/src/payments/refund-payment.ts', {
    refund: [
      ['a refund takes one tap too few', 'taps: -taps,', 'taps: 1 - taps,'],
      [
        'a refund leaves the reward',
        '...takeRewardBack(referrer_id, source, price_micros, rewardedAt),',
        '',
      ],
    ],
  }),
  ...inFile('payments', 'server/src/telegram/answer-payments.ts', {
    answerPayments: [
      ['refunds are ignored', "bot.on('message:refunded_payment'", "bot.on('message:giveaway'"],
    ],
  }),
  ...inFile('payments', 'server/src/telegram/order.ts', {
    matchOrder: [
      [
        'every player may pay an invoice',
        "if (buyer?.telegram_id !== order.telegramId) return { payment, mismatch: 'foreign' };",
        '',
      ],
      ['an invoice may be paid with any amount', '&& payment.price === order.amount', ''],
      [
        'an invoice may be paid in any currency',
        'codes[payment.gateway] === order.currency &&',
        '',
      ],
    ],
    refusalOf: [
      [
        'an invoice may be paid twice',
        "if (await findSettlement(db, payment.id)) return 'paid';",
        '',
      ],
    ],
  }),
  ...inFile('payments', 'server/src/telegram/answer-checkout.ts', {
    answerCheckout: [
      [
        'every checkout is refused',
        'answerPreCheckoutQuery(refusal === null,',
        'answerPreCheckoutQuery(refusal !== null,',
      ],
      [
        'every checkout is accepted',
        'answerPreCheckoutQuery(refusal === null,',
        'answerPreCheckoutQuery(true,',
      ],
    ],
  }),
  ...inFile('payments', 'server/src/telegram/make-invoice-link.ts', {
    starsInvoices: [
      [
        'Stars are sold through the provider of dollars',
        "currency: 'XTR', providerToken: ''",
        "currency: 'XTR', providerToken: 'provider'",
      ],
      [
        'Stars are charged as dollars',
        "{ currency: 'XTR', providerToken: '' }",
        "{ currency: 'USD', providerToken: '' }",
      ],
    ],
    toProblem: [
      [
        'an error of Telegram is an error of the server',
        "'PAYMENT_GATEWAY_FAILED',",
        "'INTERNAL_ERROR',",
      ],
    ],
  }),
];
