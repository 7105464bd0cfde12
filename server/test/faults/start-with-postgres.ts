import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '../../src/database/connect.ts';
import { postgresRole } from '../../src/database/data-directory.ts';
import { isPostmaster, readPostmaster } from '../../src/database/postmaster.ts';
import { afterFile } from '../after-file.ts';
import { publicFolder } from '../public-folder.ts';
import { runServer } from './run-server.ts';

/**
 * Starts a server with its own PostgreSQL, and stops both when the test file has ended. A test may kill the server,
 * PostgreSQL or both earlier.
 * @param folder The parent of the data directory, by default a new temporary folder.
 */
export async function startWithPostgres(env: Record<string, string> = {}, folder?: string) {
  const parent = folder ?? publicFolder();
  const dataDir = join(parent, 'data');
  const server = await runServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env });
  const data = realpathSync(join(dataDir, 'postgres'));
  const postmaster = () => readPostmaster(data);
  const connection = {
    host: postmaster()?.socketFolder ?? '',
    user: postgresRole,
    database: 'postgres',
    port: 5432,
  };
  const db = connectDatabase(connection, () => undefined);

  afterFile(async () => {
    await db.destroy();
    server.child.kill('SIGTERM');
    await server.ended;
    const left = postmaster();
    if (left && isPostmaster(left.pid, data)) process.kill(left.pid, 'SIGQUIT');
    rmSync(folder ? dataDir : parent, { recursive: true, force: true });
  });

  return {
    server,
    db,
    dataDir,
    /** Kills PostgreSQL with SIGKILL and returns its process id. */
    killPostgres(): number {
      const pid = postmaster()?.pid ?? 0;
      if (!isPostmaster(pid, data)) throw new Error('No PostgreSQL runs that could be killed.');
      process.kill(pid, 'SIGKILL');
      return pid;
    },
  };
}
