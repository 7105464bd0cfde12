import { parseArgs } from 'node:util';
import { audit } from '../src/audit/audit.ts';
import { runCommand, withDatabase } from './with-database.ts';

const help = `npm run audit recomputes every balance from its entries, and prints each difference. It has no options.
It exits with 1 if there is a difference.`;

await runCommand(async () => {
  parseArgs({ options: {} });
  await withDatabase(printAudit);
}, help);

async function printAudit(tables: Parameters<typeof audit>[0]): Promise<void> {
  const { players, payments, entries, openingTaps, differences } = await audit(tables);
  for (const difference of differences) console.log(difference);
  const opening = openingTaps > 0 ? `, taps brought in from elsewhere: ${openingTaps}` : '';
  console.log(
    `Differences: ${differences.length} (players: ${players}, payments: ${payments}, entries: ${entries}${opening})`,
  );
  if (differences.length > 0) process.exitCode = 1;
}
