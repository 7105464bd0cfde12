import { isDatabaseUnavailable } from '../http/on-error.ts';

/** Returns the message of an error. If the error means that PostgreSQL is unavailable, adds what to do. */
export function explainFailure(error: Error): string {
  const { message } = error;
  // Only an error of a file has a path.
  if (!isDatabaseUnavailable(error) || 'path' in error) return message;
  if ('code' in error && error.code === '25006') {
    return `PostgreSQL accepts no writes: ${message}. Use the primary, not a standby, and set default_transaction_read_only = off.`;
  }
  return `PostgreSQL is unavailable: ${message}. Check that it runs, that its log shows no error, and that no proxy or firewall cuts its connections. Then try again.`;
}
