import { remedyFor } from '../database/connect.ts';
import { errorText } from '../error-text.ts';
import { isDatabaseUnavailable } from '../http/on-error.ts';

/**
 * The values of `syscall` in errors about a broken connection to PostgreSQL. Errors about files, outputs or servers
 * have other values.
 */
const ofConnections: unknown[] = ['connect', 'read', undefined];

/** Returns the text of an error. If it is an error of PostgreSQL that an operator can end, adds what to do. */
export function explainFailure(error: unknown): string {
  const message = errorText(error);
  const remedy = remedyFor(error);
  if (remedy) return `PostgreSQL refused: ${message}. ${remedy}`;
  const syscall = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  if (!isDatabaseUnavailable(error) || !ofConnections.includes(syscall)) return message;
  return `PostgreSQL is unavailable: ${message}. Check that it runs, that its log shows no error, and that no proxy or firewall cuts its connections. Then try again.`;
}
