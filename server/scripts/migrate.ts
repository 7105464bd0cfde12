import { parseArgs } from 'node:util';
import { migrateAsOwner } from '../src/database/migrate-as-owner.ts';
import { runCommand } from './with-database.ts';

const help = `npm run migrate creates or changes the tables as their owner, and lets the servers use them. It has no options.
Run it before servers of a new version start.

  DATABASE_URL            The role of the servers.
  MIGRATE_DATABASE_URL    The owner of the tables, if it is another role.
  PAYOUT_DATABASE_URL     The role of payout runs, if they have their own.`;

await runCommand(async () => {
  parseArgs({ options: {} });
  const applied = await migrateAsOwner(process.env, { warn: console.warn, tell: console.log });
  console.log(
    `${applied.length} migrations applied${applied.length > 0 ? `, up to ${applied.at(-1)}` : ''}.`,
  );
}, help);
