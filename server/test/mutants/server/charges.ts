import { inServer } from '../mutant.ts';

export const chargesMutants = [
  ...inServer('payments', 'server/src/telegram/make-invoice-link.ts', {
    toProblem: [
      [
        'R617',
        'an amount that Telegram refuses is a failure of the gateway',
        'cause.code === 400 &&',
        'cause.code === 402 &&',
      ],
    ],
    makeInvoiceLink: [
      [
        'R602',
        'any result of the Bot API is a link',
        "typeof link === 'string' && link.startsWith('https://')",
        "typeof link !== 'undefined'",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/create-invoice.ts', {
    createInvoice: [
      [
        'R601',
        'the id of a payment in Stars is not the payload of its invoice',
        'payment_id: payment.id',
        "payment_id: gateway === 'stars' ? payment.id.slice(0, 20) : payment.id",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/refund-payment.ts', {
    refundPayment: [
      [
        'R606',
        'a refund that is reported twice takes the taps twice',
        'if (!(await insertRefund(tx, chargeId, at))) return undefined;',
        "if (!(await insertRefund(tx, chargeId, at))) {\n      await creditTaps(tx, { userId: payment.user_id, reason: 'refund', source: chargeId, taps: -payment.taps });\n      return undefined;\n    }",
      ],
      [
        'R752',
        'a refund in dollars that is reported twice takes the taps twice',
        'if (!(await insertRefund(tx, chargeId, at))) return undefined;',
        "if (!(await insertRefund(tx, chargeId, at))) {\n      if (payment.gateway === 'dollars') await creditTaps(tx, { userId: payment.user_id, reason: 'refund', source: chargeId, taps: -payment.taps });\n      return undefined;\n    }",
      ],
    ],
    refund: [
      ['R606', 'a refund takes one tap too few', 'taps: -taps,', 'taps: 1 - taps,'],
      [
        'R1001',
        'a refund belongs to the day of its purchase',
        'await bookingTime(tx, at)',
        'await bookingTime(tx, charge.charged_at)',
      ],
      [
        'R610',
        'a refund leaves the reward',
        '...takeRewardBack(referrer_id, source, payment, rewardedAt),',
        '',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/charges/book-charge.ts', {
    bookCharge: [
      [
        'R614',
        'ids of charges are equal in upper and lower case',
        'await findPaymentByCharge(db, chargeId)',
        'await findPaymentByCharge(db, chargeId.toLowerCase())',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/settle-payment.ts', {
    settle: [
      [
        'R1004',
        'the age of a reward begins with its booking',
        'await bookingTime(tx, at)',
        'await bookingTime(tx, new Date())',
      ],
      [
        'R1001',
        'a day ends three hours early',
        'await bookingTime(tx, at)',
        'await bookingTime(tx, new Date(at.getTime() + 10_800_000))',
      ],
      [
        'R610',
        'the referrer at the invoice earns, not the one at the booking',
        '(await findRewardedReferrer(tx, user_id)) ?? null',
        "(await tx.selectFrom('referral').select('referrer_id').where('user_id', '=', user_id).where('created_at', '<=', payment.created_at).executeTakeFirst())?.referrer_id ?? null",
      ],
    ],
    settlePayment: [
      [
        'R1004',
        'the age of a reward begins before the invoice',
        'at < payment.created_at ? payment.created_at : at',
        'at',
      ],
    ],
    storeSurplus: [
      [
        'R610',
        'a second charge pays the referrer again',
        'await bookTransfers(tx, await bookingTime(tx, at), [',
        'await bookTransfers(tx, await bookingTime(tx, at), [\n    ...rewardReferrer((await findRewardedReferrer(tx, payment.user_id)) ?? null, chargeId, payment),',
      ],
      [
        'R605',
        'a second charge of a refunded invoice credits its taps',
        "return 'surplus';",
        "const refunded = await tx.selectFrom('payment_refund').innerJoin('payment_charge', 'payment_charge.charge_id', 'payment_refund.charge_id').select('payment_id').where('payment_id', '=', payment.id).executeTakeFirst();\n  if (refunded) await creditTaps(tx, { userId: payment.user_id, reason: 'purchase', source: chargeId, taps: payment.taps });\n  return 'surplus';",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/charges/order.ts', {
    matchCharge: [['R612', 'a charge is never late', 'wasPaidLate(payment, charge.at)', 'false']],
  }),
  ...inServer('payments', 'server/src/telegram/charges/book-refund.ts', {
    bookRefund: [
      [
        'R606',
        'the refund of a second charge takes the taps of the first one',
        'await refundPayment(booking, { chargeId, at })',
        "await refundPayment(booking, { chargeId: (await db.selectFrom('payment_charge as own').innerJoin('payment_charge as first', 'first.payment_id', 'own.payment_id').select('first.charge_id').where('own.charge_id', '=', chargeId).where('first.settles', '=', true).executeTakeFirst())?.charge_id ?? chargeId, at })",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/charges/refund-unmatched-charge.ts', {
    refundUnmatchedCharge: [
      [
        'R614',
        'a return of Stars that failed is not tried again',
        'await returnStars(api, { chargeId, telegramId })',
        'await returnStars(api, { chargeId, telegramId }).catch(() => null)',
      ],
      [
        'R614',
        'a return that the Bot API refuses is tried again',
        'if (refusal !== null) {',
        'if (refusal !== null) throw new Error(refusal);\n  if (refusal !== null) {',
      ],
    ],
    returnStars: [
      [
        'R614',
        'a charge that is already refunded is returned again and again',
        'error.code !== 400',
        "error.description.includes('CHARGE_ALREADY_REFUNDED')",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/charges/book-charge.ts', {
    bookCharge: [
      [
        'R614',
        'a charge that fits no invoice is kept',
        "if (mismatch !== 'unknown') await refundUnmatchedCharge(booking, charge);",
        '',
      ],
      [
        'R614',
        'the update of a charge without a payment fails for ever',
        "if (mismatch !== 'unknown') await refundUnmatchedCharge(booking, charge);",
        "if (mismatch === 'unknown') throw new Error(mismatch);\n    await refundUnmatchedCharge(booking, charge);",
      ],
      [
        'R614',
        'a charge without a payment is returned',
        "if (mismatch !== 'unknown') await refundUnmatchedCharge(booking, charge);",
        'await refundUnmatchedCharge(booking, charge);',
      ],
      ['R614', 'a surplus is kept', 'if (await isOwedBack(db, chargeId)) {', 'if (false) {'],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/webhook.ts', {
    'webhook.receive': [
      [
        'R618',
        'the secret of the webhook is not compared',
        "if (!isSameSecret(ctx.get('X-Telegram-Bot-Api-Secret-Token'), secret)) return 401;",
        '',
      ],
      [
        'R618',
        'the webhook has no other methods',
        "if (ctx.method !== 'POST') return 405;",
        "if (ctx.method !== 'POST') return 404;",
      ],
      [
        'R618',
        'the webhook reads an update before its secret',
        "if (!isSameSecret(ctx.get('X-Telegram-Bot-Api-Secret-Token'), secret)) return 401; // A body that is too long or incomplete is no update.\n    const update = parseUpdate(await readBytes(ctx, webhookBodyBytes).then(String, () => '')); if (!update) return 400;",
        "const update = parseUpdate(await readBytes(ctx, webhookBodyBytes).then(String, () => ''));\n    if (!update) return 400;\n    if (!isSameSecret(ctx.get('X-Telegram-Bot-Api-Secret-Token'), secret)) return 401;",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/charges/order.ts', {
    codes: [['R752', 'charges in dollars fit no invoice', "dollars: 'USD'", "dollars: 'EUR'"]],
  }),
  ...inServer('payments', 'server/src/telegram/answer-payments.ts', {
    answerPayments: [
      [
        'R752',
        'only refunds in Stars are booked',
        "bot.on('message:refunded_payment', ({ message }) =>",
        "bot.on('message:refunded_payment', ({ message }) => message.refunded_payment.currency === 'XTR' &&",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/telegram/pending-updates.ts', {
    userOf: [
      [
        'R614',
        'a message that fails holds up those of all players',
        'message?.chat.id ??',
        "(message && 'all') ??",
      ],
    ],
  }),
];
