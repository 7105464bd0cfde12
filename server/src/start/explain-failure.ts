import { isDatabaseUnavailable } from '../http/on-error.ts';

/** What to do about an error of PostgreSQL, by its code. */
const remedies: Record<string, string> = {
  '25006': 'Use the primary, not a standby, and set default_transaction_read_only = off.',
  '42501':
    'Run npm run migrate with the MIGRATE_DATABASE_URL of the owner: it lets the role of DATABASE_URL use the tables.',
  '53300':
    'Raise max_connections, or the limit of the role (ALTER ROLE … CONNECTION LIMIT), or close other connections.',
};

/** The system calls that fail when a connection to PostgreSQL breaks. Files, outputs and servers use other ones. */
const ofConnections: unknown[] = ['connect', 'read', undefined];

/** Returns the message of an error. If it is an error of PostgreSQL that an operator can end, adds what to do. */
export function explainFailure(error: Error & { code?: unknown; syscall?: unknown }): string {
  const { message, code, syscall } = error;
  const remedy = remedies[String(code)];
  if (remedy) return `PostgreSQL refused: ${message}. ${remedy}`;
  if (!isDatabaseUnavailable(error) || !ofConnections.includes(syscall)) return message;
  return `PostgreSQL is unavailable: ${message}. Check that it runs, that its log shows no error, and that no proxy or firewall cuts its connections. Then try again.`;
}
