import { inServer } from '../mutant.ts';

const atStart = 'const chain = openChainApi(config);';
/** Returns the changed code, which runs a statement at each start of the server. */
const alsoRun = (statement: string) => `${atStart}\n  void slow.db.${statement}.execute();`;

export const restartMutants = [
  ...inServer('restart', 'server/src/jobs/run-jobs.ts', {
    runJobs: [
      [
        'R311',
        'a start forgets the sessions',
        atStart,
        alsoRun("updateTable('tap_balance').set({ session: null, seq: null, session_at: null })"),
      ],
      [
        'R311',
        'a start loses a tap of each player',
        atStart,
        alsoRun(
          "updateTable('tap_balance').set(({ eb }) => ({ total: eb('total', '-', 1) })).where('total', '>', 0)",
        ),
      ],
      [
        'R119',
        'a start forgets who has the gift',
        atStart,
        alsoRun("updateTable('users').set({ is_bonus_taken: false })"),
      ],
      [
        'R119',
        'a start forgets the display names',
        atStart,
        alsoRun("updateTable('users').set({ display_name: null })"),
      ],
      [
        'R119',
        'a start forgets the stored responses',
        atStart,
        alsoRun("deleteFrom('idempotency_key')"),
      ],
    ],
  }),
  ...inServer('restart', 'server/src/http/idempotency-repository.ts', {
    claimKey: [
      [
        'R127',
        'a key whose request died is never free',
        'before(startedAt, abandonedMs)',
        'before(startedAt, retentionMs)',
      ],
    ],
  }),
  ...inServer('restart', 'server/src/telegram/answer-payments.ts', {
    answerPayments: [
      [
        'R604',
        'the update of a charge is confirmed before its effect is durable',
        'return bookCharge(booking, {',
        'const report = (charge: object, ms: number) => void setTimeout(() => void bookCharge(booking, charge as Parameters<typeof bookCharge>[1]).catch(() => report(charge, 1_000)), ms);\n    return ((charge: object) => report(charge, 200))({',
      ],
    ],
  }),
  ...inServer('restart', 'server/src/telegram/charges/sweep-star-transactions.ts', {
    sweepStarTransactions: [
      [
        'R615',
        'only the first page of transactions is read',
        'if (!last) break;',
        'if (!last || overlap === 0) break;',
      ],
    ],
    book: [
      [
        'R615',
        'refunds in the list are not booked',
        'await bookRefund(booking, { chargeId, at });',
        '',
      ],
      [
        'R612',
        'a charge in the list has the time of the reading',
        'const at = new Date(date * 1000);',
        'const at = source ? new Date() : new Date(date * 1000);',
      ],
      [
        'R614',
        'the payer of a charge in the list is not compared',
        'const telegramId = source.user.id;',
        "const { telegram_id } = (await booking.db.selectFrom('users').innerJoin('payment', 'payment.user_id', 'users.id').select('telegram_id').where('payment.id', '=', source.invoice_payload ?? '').executeTakeFirst()) ?? {};\n    const telegramId = telegram_id ?? source.user.id;",
      ],
    ],
  }),
  ...inServer('restart', 'server/src/ton/scan-deposits.ts', {
    scanDeposits: [
      [
        'R708',
        'the first scan after a start skips what it finds',
        'of fresh.toReversed()',
        'of process.uptime() < 5 && cursor ? [] : fresh.toReversed()',
      ],
    ],
  }),
  ...inServer('restart', 'server/src/telegram/run-bot.ts', {
    runBot: [
      [
        'R615',
        'the list is first read an hour after the start',
        'async function sweep() {',
        'async function sweep() {\n    await pause(sweepEveryMs, signal);',
      ],
    ],
  }),
];
