import { inspect } from 'node:util';

/**
 * Returns the message of an error. If it is empty, as in Node's error about a host with several addresses, returns the
 * messages of its causes, or else its code or its name.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : inspect(error);
  if (error.message) return error.message;
  const causes = error instanceof AggregateError ? error.errors : [error.cause ?? []].flat();
  const code = 'code' in error ? String(error.code) : error.name;
  return causes.map(errorText).join(', ') || code;
}
