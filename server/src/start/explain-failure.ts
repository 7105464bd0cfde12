import { isDatabaseUnavailable } from '../http/on-error.ts';

/**
 * The values of `syscall` in errors about a broken connection to PostgreSQL. Errors about files, outputs or servers
 * have other values.
 */
const ofConnections: unknown[] = ['connect', 'read', undefined];

/** Returns the message of an error. If the error means that PostgreSQL is unavailable, adds what to do. */
export function explainFailure(error: Error & { code?: unknown; syscall?: unknown }): string {
  const { message, code, syscall } = error;
  if (!isDatabaseUnavailable(error) || !ofConnections.includes(syscall)) return message;
  if (code === '25006') {
    return `PostgreSQL accepts no writes: ${message}. Use the primary, not a standby, and set default_transaction_read_only = off.`;
  }
  return `PostgreSQL is unavailable: ${message}. Check that it runs, that its log shows no error, and that no proxy or firewall cuts its connections. Then try again.`;
}
