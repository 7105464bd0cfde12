import { inServer } from '../mutant.ts';

export const tonMutants = [
  ...inServer('payments', 'server/src/ton/ton-invoices.ts', {
    tonInvoices: [
      ['R701', 'the address of a link bounces', 'bounceable: false', 'bounceable: true'],
      [
        'R701',
        'the amount of a link is in TON',
        'async ({ paymentId, price }) =>',
        'async ({ paymentId, price }, _ = (price = Math.ceil(price / 1e9))) =>',
      ],
      [
        'R701',
        'all links have one text',
        'async ({ paymentId, price }) =>',
        "async ({ paymentId, price }, _ = (paymentId = 'bold')) =>",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/ton/match-deposit.ts', {
    matchDeposit: [
      [
        'R703',
        'a transfer of more than the price credits',
        'BigInt(payment.price) !== nano',
        'BigInt(payment.price) > nano',
      ],
      [
        'R703',
        'a transfer of a nano-TON less credits',
        'BigInt(payment.price) !== nano',
        'BigInt(payment.price) !== nano && BigInt(payment.price) - nano !== 1n',
      ],
      [
        'R703',
        'a transfer of as many nano-TON as an invoice has Stars credits it',
        "if (payment.gateway !== 'ton') return 'currency';",
        '',
      ],
      [
        'R702',
        'only players with a wallet can pay',
        "if (payment.gateway !== 'ton') return 'currency';",
        "const { wallet_hash } = await db.selectFrom('users').select('wallet_hash').where('id', '=', payment.user_id).executeTakeFirstOrThrow();\n  if (payment.gateway !== 'ton' || wallet_hash === null) return 'currency';",
      ],
      [
        'R706',
        'transfers are added up',
        "if (BigInt(payment.price) !== nano) return 'amount';",
        "const paid = await db.selectFrom('ton_deposit').select(({ fn }) => fn.sum('nano').as('sum')).where('comment', '=', comment).executeTakeFirst();\n  if (BigInt(paid?.sum ?? 0) + nano < BigInt(payment.price)) return 'amount';",
      ],
      [
        'R705',
        'a transfer is never late',
        "wasPaidLate(payment, paidAt) ? 'late' : null",
        "wasPaidLate(payment, payment.created_at) ? 'late' : null",
      ],
      [
        'R705',
        'the clock of the server says what is late',
        'wasPaidLate(payment, paidAt)',
        'wasPaidLate(payment, new Date())',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/invoice-age.ts', {
    wasPaidLate: [
      ['R705', 'a transfer may arrive an hour late', '- latePaymentMs', '- 6 * latePaymentMs'],
      ['R705', 'a transfer must arrive within the hours of the invoice', '- latePaymentMs', ''],
    ],
  }),
  ...inServer('payments', 'server/src/ton/read-comment.ts', {
    readComment: [
      ['R703', 'the case of a comment is ignored', '.trim()', '.trim().toLowerCase()'],
      ['R702', 'white space around a comment counts', '.trim()', ''],
      ['R703', 'the beginning of a comment is the id', '.trim()', ".trim().replace(/ .*/s, '')"],
      ['R703', 'the end of a comment is the id', '.trim()', ".trim().replace(/.* /s, '')"],
    ],
    readBytes: [
      [
        'R702',
        'a comment ends with its first cell',
        'if (slice.remainingRefs === 0) break;',
        'break;',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/ton/read-deposit.ts', {
    readDeposit: [
      ['R704', 'a message that bounced is a deposit', 'info.bounced || wentBack ||', 'wentBack ||'],
      [
        'R704',
        'a transfer that the contract refused is credited',
        'hasFailed: aborted && !hasNoContract',
        'hasFailed: false',
      ],
      [
        'R704',
        'a transfer is credited although the actions of the contract failed',
        'hasFailed: aborted && !hasNoContract',
        "hasFailed: aborted && computePhase.type === 'vm' && !computePhase.success",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/ton/read-history.ts', {
    readHistory: [
      ['R702', 'only the first page of a history is read', 'next === 0', 'last'],
      [
        'R702',
        'a transaction that a page leaves out is forgotten',
        'if (next !== undefined && listed.lt !== next) break;',
        '',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/ton/read-transaction.ts', {
    readTransaction: [
      [
        'R703',
        'the hash of a record is not compared',
        "cell.hash().toString('hex') !== hash",
        'false',
      ],
    ],
    readMessage: [
      [
        'R702',
        'a message with a state init in a reference has no comment',
        'slice.loadRef();\n    else',
        'return { info, body: Cell.EMPTY };\n    else',
      ],
      [
        'R702',
        'a message with a state init in place is not read',
        'skipStateInit(slice);',
        "throw new Error('a state init');",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/ton/book-deposit.ts', {
    bookDeposit: [
      [
        'R703',
        'a transfer that does not fit is credited',
        'row.held_for !== null || row.comment === null',
        "row.comment === null || !['amount', 'late', null].includes(row.held_for)",
      ],
      [
        'R329',
        'a transfer sends no balance',
        'settlePayment(booking,',
        'settlePayment({ ...booking, pushBalance: () => undefined },',
      ],
    ],
  }),
  ...inServer('payments', 'server/src/payments/settle-payment.ts', {
    settle: [
      [
        'R707',
        'the referrer gets nothing for TON',
        '...rewardReferrer(referrerId, chargeId, payment),',
        "...(gateway === 'ton' ? [] : rewardReferrer(referrerId, chargeId, payment)),",
      ],
    ],
  }),
];
