import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './schema.ts';

/** Thrown if PostgreSQL may lose commits. */
export class NotDurableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotDurableError';
  }
}

/** The settings that PostgreSQL needs to keep commits. `lost` is the damage if a value is not in `allowed`. */
const settings = [
  {
    name: 'fsync',
    allowed: ['on'],
    lost: 'a power cut can destroy the whole database',
    remedy: 'set fsync = on in postgresql.conf and reload PostgreSQL',
  },
  {
    name: 'full_page_writes',
    allowed: ['on'],
    lost: 'a power cut can destroy pages of the database',
    remedy: 'set full_page_writes = on in postgresql.conf and reload PostgreSQL',
  },
  {
    name: 'synchronous_commit',
    // With `remote_write` and `local` a commit still waits for this PostgreSQL's disk.
    allowed: ['on', 'remote_apply', 'remote_write', 'local'],
    lost: 'a power cut loses taps and payments that were acknowledged',
    remedy:
      'set synchronous_commit = on, for the role and the database too (ALTER ROLE, ALTER DATABASE) and in DATABASE_URL',
  },
];

/**
 * Checks that PostgreSQL keeps commits. In development, logs warnings if PostgreSQL may lose commits.
 * @throws `NotDurableError` in production if PostgreSQL may lose commits
 */
export async function checkDurability(
  db: Kysely<Database>,
  production: boolean,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const names = settings.map(({ name }) => name);
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(names)})`.execute(db);
  const messages = settings.flatMap(({ name, allowed, lost, remedy }) => {
    const value = rows.find((row) => row.name === name)?.setting ?? 'unknown';
    if (allowed.includes(value)) return [];
    return `PostgreSQL runs with ${name} = ${value}, so ${lost}: ${remedy}.`;
  });
  if (messages.length === 0) return;
  if (production) throw new NotDurableError(messages.join('\n'));
  for (const message of messages) log.warn(message);
}
