import type { Connection } from '../src/database/connect.ts';

/** A test's database as an address: one on a socket names its folder as the host. */
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
