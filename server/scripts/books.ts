import { parseArgs } from 'node:util';
import { parseDay } from '../src/leaderboard/settle-revenue.ts';
import { listBookings, type Period } from '../src/operators/list-bookings.ts';
import { withDatabase } from './with-database.ts';

const help = `npm run books -- --from <day> --to <day> prints the bookings of a period as CSV, a line for each leg.

  --from <day>    The first UTC day, such as 2026-10-01.
  --to <day>      The UTC day after the last one, such as 2026-11-01.

Changes nothing. The columns are in server/OPERATIONS.md, chapter "Books".`;

await withDatabase(async ({ db }) => {
  const open = await listBookings(db, readPeriod(), write);
  if (open === null) return;
  console.error(`${open} is not settled yet: the period can get more bookings.`);
}, help);

/** Writes a record and waits until the output takes more. Returns false if the output is closed or full. */
function write(record: string): Promise<boolean> {
  return new Promise((resolve) => {
    // RFC 4180 ends a record with both characters.
    process.stdout.write(`${record}\r\n`, (error) => resolve(!error));
  });
}

/** Parses the command line. Throws an Error if a day is missing or no day, or if the period is empty. */
function readPeriod(): Period {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
    },
  });
  if (values.from === undefined || values.to === undefined) {
    throw new Error('Give both days: npm run books -- --from 2026-10-01 --to 2026-11-01.');
  }
  const [from, to] = [parseDay(values.from), parseDay(values.to)];
  if (from >= to) {
    throw new Error('--to must be later than --from: it is the day after the last one.');
  }
  return { from, to };
}
