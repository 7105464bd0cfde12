import type { NetConnectOpts } from 'node:net';
import type { Connection } from '../src/database/connect.ts';
import { databaseUrl } from './template-database.ts';

export function placeOf({ connectionString, host }: Connection): NetConnectOpts {
  if (connectionString === undefined) return { path: `${host}/.s.PGSQL.5432` };
  const { hostname, port } = new URL(connectionString);
  return { host: hostname, port: Number(port || 5432) };
}

/** Returns a URL that connects to a test's database through the proxy at `port`. */
export function throughNetwork(to: Connection, port: number): string {
  const url = new URL(databaseUrl(to));
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
