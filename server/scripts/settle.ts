import { parseArgs } from 'node:util';
import type { Deps } from '../src/deps.ts';
import { parseDay, settleRevenue } from '../src/leaderboard/settle-revenue.ts';
import { dollarsText } from '../src/ledger/amount-text.ts';
import { earlierClock } from '../src/ledger/earlier-clock.ts';
import { takesRealMoney } from '../src/ledger/money-environment.ts';
import { withDatabase } from './with-database.ts';

const help = `npm run settle shares out the revenue of each day up to yesterday that is not shared yet.

  --day <day>        Stops at this day, such as 2026-11-19.
  --as-of <time>     For tests: settles as if it were this time, such as 2026-11-20T00:00:00Z.
                     Refused where players pay real money.
  --reason <text>    Why. Stored.
  --by <name>        Who asks for it. Default: your user name.`;

await withDatabase(async ({ db, shards, clock: realClock, log, record }) => {
  const { values } = parseArgs({
    options: {
      day: { type: 'string' },
      'as-of': { type: 'string' },
      by: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const clock =
    values['as-of'] === undefined
      ? await earlierClock({ db, clock: realClock })
      : await clockAt(values['as-of'], db);
  const until = values.day === undefined ? undefined : parseDay(values.day);
  await record({ operator: values.by, reason: values.reason });
  const days = await settleRevenue({ db, shards, clock, log }, until);
  for (const { day, revenue, shared, carried } of days) {
    const owed = carried < 0 ? `, ${dollarsText(carried)} carried over` : '';
    console.log(`${day}: revenue ${dollarsText(revenue)}, shared ${dollarsText(shared)}${owed}`);
  }
  if (days.length === 0) console.log(`Nothing is left to settle up to ${until ?? 'yesterday'}.`);
}, help);

/**
 * Returns a clock that always shows the time in `text`.
 * @throws `Error` if `text` is not a time, in production, and if players of the real Telegram pay into the database
 */
async function clockAt(text: string, db: Deps['db']): Promise<{ now: () => Date }> {
  // A command can run without NODE_ENV beside servers that have it, and a settled day cannot be settled again.
  if (process.env.NODE_ENV === 'production' || (await takesRealMoney(db)))
    throw new Error(
      '--as-of settles days that are not over: not where players pay real money. A server for tests has TELEGRAM_ENVIRONMENT=test.',
    );
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new Error(`--as-of must be a time such as 2026-11-20T00:00:00Z, not "${text}".`);
  return { now: () => time };
}
