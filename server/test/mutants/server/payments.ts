import { inServer } from '../mutant.ts';

export const paymentsMutants = [
  ...inServer('payments', 'server/src/payments/create-custom-invoice.ts', {
    createCustomInvoice: [
      [
        'R604',
        'a custom amount is credited without its bonus',
        'taps: quote.total_amount',
        'taps: points',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/create-tariff-invoice.ts', {
    createTariffInvoice: [
      [
        'R604',
        'an offer is credited without its bonus',
        'taps: tariff.total_points',
        'taps: tariff.base_points',
      ],
      [
        'R601',
        'an offer costs one Star less',
        'price: tariff.total_price',
        'price: tariff.total_price - 1',
      ],
      [
        'R504',
        'an unknown offer is an unavailable currency',
        "'TARIFF_NOT_FOUND'",
        "'GATEWAY_UNAVAILABLE'",
      ],
      [
        'R610',
        'an offer counts double for the referrer',
        'points: tariff.base_points',
        'points: tariff.base_points * 2',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/get-payment-status.ts', {
    getPaymentStatus: [
      ['R771', 'a refunded payment stays paid', "refunded ? 'refunded' : settled", 'settled'],
      ['R771', 'a paid payment still waits', "settled ? 'paid' : unpaid", 'unpaid'],
      [
        'R771',
        'only a payment in Stars becomes paid',
        "settled ? 'paid' : unpaid",
        "settled && payment_id.length === 64 ? 'paid' : unpaid",
      ],
      ['R772', 'everybody sees a payment', 'payment?.user_id !== userId', '!payment'],
      [
        'R772',
        'an unknown payment is an unknown player',
        "'PAYMENT_NOT_FOUND'",
        "'USER_NOT_FOUND'",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/invoice-age.ts', {
    payableUntil: [['R771', 'a payment is payable for a day alone', ' + latePaymentMs', '']],
  }),
  ...inServer('payments', 'server/src/payments/create-invoice.ts', {
    createInvoice: [
      ['R610', 'revenue is booked at a tenth', "'DOLLARS') * microsPerDollar", "'DOLLARS') * 1e5"],
      [
        'R701',
        'the id of a payment in TON is not the text of its link',
        'payment_id: payment.id',
        "payment_id: gateway === 'ton' ? 'x' + payment.id : payment.id",
      ],
      [
        'R751',
        'cents are lost where floating point is a little less',
        'price: Math.round(price * smallestUnitsPer[currency])',
        'price: Math.floor(price * smallestUnitsPer[currency])',
      ],
      [
        'R701',
        'a nano-TON is lost where floating point is a little less',
        'price: Math.round(price * smallestUnitsPer[currency])',
        "price: (currency === 'TON' ? Math.floor : Math.round)(price * smallestUnitsPer[currency])",
      ],
    ],
    smallestUnitsPer: [
      ['R751', 'dollars are charged as whole dollars', 'DOLLARS: 100 }', 'DOLLARS: 1 }'],
    ],
  }),
  ...inServer('payments', 'server/src/payments/open-gateways.ts', {
    openGatewayFor: [
      [
        'R505',
        'a currency that is not sold is an unknown offer',
        "'GATEWAY_UNAVAILABLE'",
        "'TARIFF_NOT_FOUND'",
      ],
      [
        'R505',
        'every currency is sold for Stars',
        'makeInvoice && currencyOf[gateway] === currency',
        'makeInvoice && currencyOf[gateway]',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/settle-payment.ts', {
    settlePayment: [
      [
        'R609',
        'a payment pushes no balance',
        "if (result === 'settled' ||",
        "if (result === 'unknown' ||",
      ],
    ],
    settle: [
      [
        'R604',
        'a payment is booked without its taps',
        "reason: 'purchase', source: id, taps,",
        "reason: 'purchase',\n    source: id,\n    taps: 1,",
      ],
      [
        'R610',
        'the referrer gets nothing',
        '...rewardReferrer(referrerId, chargeId, payment),',
        '',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/answer-payments.ts', {
    answerPayments: [
      [
        'R606',
        'refunds are ignored',
        "bot.on('message:refunded_payment'",
        "bot.on('message:giveaway'",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/charges/order.ts', {
    matchOrder: [
      [
        'R603',
        'every player may pay an invoice',
        "if (buyer?.telegram_id !== order.telegramId) return { payment, mismatch: 'foreign' };",
        '',
      ],
      ['R603', 'an invoice may be paid with any amount', '&& payment.price === order.amount', ''],
      [
        'R603',
        'an invoice may be paid with a larger amount',
        'payment.price === order.amount',
        'payment.price <= order.amount',
      ],
      [
        'R603',
        'an invoice may be paid in any currency',
        'codes[payment.gateway] === order.currency &&',
        '',
      ],
    ],
    refusalOf: [
      [
        'R605',
        'an invoice may be paid twice',
        "if (await findSettlement(db, payment.id)) return 'paid';",
        '',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/answer-checkout.ts', {
    answerCheckout: [
      [
        'R603',
        'every checkout is refused',
        'answerPreCheckoutQuery(refusal === null,',
        'answerPreCheckoutQuery(refusal !== null,',
      ],
      ['R611', 'a refused checkout has no text', 'text ? { error_message: text } : {}', '{}'],
      [
        'R603',
        'every checkout is accepted',
        'answerPreCheckoutQuery(refusal === null,',
        'answerPreCheckoutQuery(true,',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/make-invoice-link.ts', {
    starsInvoices: [
      [
        'R601',
        'Stars are sold through the provider of dollars',
        "currency: 'XTR', providerToken: ''",
        "currency: 'XTR', providerToken: 'provider'",
      ],
      [
        'R601',
        'Stars are charged as dollars',
        "{ currency: 'XTR', providerToken: '' }",
        "{ currency: 'USD', providerToken: '' }",
      ],
    ],
    toProblem: [
      [
        'R602',
        'an error of Telegram is an error of the server',
        "'PAYMENT_GATEWAY_FAILED',",
        "'INTERNAL_ERROR',",
      ],
    ],
  }),

  ...inServer('payments', 'server/src/telegram/safe-calls.ts', {
    safeCalls: [
      [
        'R602',
        'an invoice that Telegram refused is requested again',
        'const response = await send()',
        "const response = await send()\n      .then((first) => (first.ok || method !== 'createInvoiceLink' ? first : send()))",
      ],
      [
        'R602',
        'an invoice waits half a minute for Telegram',
        'AbortSignal.timeout(timeoutMs)',
        "AbortSignal.timeout(method === 'createInvoiceLink' ? 30_000 : timeoutMs)",
      ],
      [
        'R443',
        'a share message waits half a minute for Telegram',
        'AbortSignal.timeout(timeoutMs)',
        "AbortSignal.timeout(method === 'savePreparedInlineMessage' ? 30_000 : timeoutMs)",
        'referrals',
      ],
      [
        'R443',
        'a message that Telegram refused is prepared again',
        'const response = await send()',
        "const response = await send()\n      .then((first) => (first.ok || method !== 'savePreparedInlineMessage' ? first : send()))",
        'referrals',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/payments-repository.ts', {
    findSettlement: [
      [
        'R608',
        'a refunded invoice is unpaid',
        ".where('settles', '=', true)",
        ".where('settles', '=', true)\n    .where('charge_id', 'not in', db.selectFrom('payment_refund').select('charge_id'))",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/make-invoice-link.ts', {
    makeInvoiceLink: [
      [
        'R611',
        'the title is the description',
        'title, description, paymentId, providerToken,',
        'description, description, paymentId, providerToken,',
      ],
      [
        'R611',
        'a part of the price has no name',
        '{ label: title, amount: price }',
        "{ label: '', amount: price }",
      ],
      [
        'R611',
        'the price is sent as text',
        'amount: price',
        'amount: String(price) as unknown as number',
      ],
      [
        'R601',
        'the price is sent in two parts',
        '[{ label: title, amount: price }]',
        '[{ label: title, amount: price - 1 }, { label: title, amount: 1 }]',
      ],
    ],
    dollarInvoices: [
      [
        'R751',
        'an invoice in dollars has no provider',
        "{ currency: 'USD', providerToken }",
        "{ currency: 'USD', providerToken: '' }",
      ],
    ],
  }),
];
