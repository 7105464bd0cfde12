import { parseArgs } from 'node:util';
import { parseDay, settleRevenue } from '../src/leaderboard/settle-revenue.ts';
import { dollarsText } from '../src/ledger/amount-text.ts';
import { withDatabase } from './with-database.ts';

// npm run settle -- --day 2026-11-19: settles every day up to that one (default: yesterday), each once.

await withDatabase(async ({ db, clock, log }) => {
  const { values } = parseArgs({ options: { day: { type: 'string' } } });
  const until = values.day === undefined ? undefined : parseDay(values.day);
  const days = await settleRevenue({ db, clock, log }, until);
  for (const { day, revenue, shared, carried } of days) {
    const owed = carried < 0 ? `, ${dollarsText(carried)} carried over` : '';
    console.log(`${day}: revenue ${dollarsText(revenue)}, shared ${dollarsText(shared)}${owed}`);
  }
  if (days.length === 0) console.log(`Nothing is left to settle up to ${until ?? 'yesterday'}.`);
});
