import { parseArgs } from 'node:util';
import { migrateAsOwner } from '../src/database/migrate-as-owner.ts';
import { runCommand } from './with-database.ts';

// npm run migrate: creates or changes the tables as the owner (MIGRATE_DATABASE_URL), so that the servers need no
// right to do so (DATABASE_URL). Run it before servers of a new version start.
await runCommand(async () => {
  parseArgs({ options: {} });
  const applied = await migrateAsOwner(process.env, { warn: console.warn, tell: console.log });
  console.log(
    `${applied.length} migrations applied${applied.length > 0 ? `, up to ${applied.at(-1)}` : ''}.`,
  );
});
