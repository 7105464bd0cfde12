import { parseArgs } from 'node:util';
import { distributeAsOwner } from '../src/database/migrate-as-owner.ts';
import { runCommand } from './with-database.ts';

const help = `npm run distribute moves the taps to the nodes of a Citus cluster. It has no options, and cannot be undone.
No server may run meanwhile.

  DATABASE_URL            The coordinator, as the role of the servers.
  DATABASE_SHARDS         The number of parts into which the taps are split. It cannot be changed later.
  MIGRATE_DATABASE_URL    The owner of the tables, if it is another role.
  PAYOUT_DATABASE_URL     The role of payout runs, if they have their own.`;

await runCommand(() => {
  parseArgs({ options: {} });
  return distributeAsOwner(process.env, console.log);
}, help);
