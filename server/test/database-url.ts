import type { Connection } from '../src/database/connect.ts';

/** Returns the URL of a test's database; one on a socket has its folder as the host. */
export function databaseUrl({
  connectionString,
  host = '',
  user = '',
  database = '',
}: Connection): string {
  return (
    connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  );
}
