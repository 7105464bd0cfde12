import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../src/database/embedded-postgres.ts';
import { publicFolder } from './public-folder.ts';

/** Starts an embedded PostgreSQL in a temporary folder. `stop` stops PostgreSQL and deletes the folder. */
export async function openTemporaryPostgres(): Promise<
  Pick<EmbeddedPostgres, 'connection' | 'stop'>
> {
  const folder = publicFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { connection, stop } = await openEmbeddedPostgres(folder, pino({ level: 'silent' }));
    return { connection, stop: () => stop().finally(remove) };
  } catch (error) {
    // Such as initdb that was cut off: a terminal sends Ctrl+C to it too.
    remove();
    throw error;
  }
}
