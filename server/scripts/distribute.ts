import { parseArgs } from 'node:util';
import { distributeAsOwner } from '../src/database/migrate-as-owner.ts';
import { runCommand } from './with-database.ts';

// npm run distribute: moves the taps of a PostgreSQL with Citus to the nodes of its cluster (DATABASE_URL, and
// MIGRATE_DATABASE_URL if the owner of the tables is another role). No server may run meanwhile.
await runCommand(() => {
  parseArgs({ options: {} });
  return distributeAsOwner(process.env, console.log);
});
