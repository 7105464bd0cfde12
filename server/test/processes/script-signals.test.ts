import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { databaseUrl, run } from '../template-database.ts';
import { waitingForLocks } from '../waiting-for-locks.ts';

test('a signal to npm ends the command that npm runs', async () => {
  const { db, connection } = await createDatabase();
  await run(connection, async (client) => {
    await client.query('begin; lock table payout');
    const npm = spawn('npm', ['run', '-s', 'payouts'], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl(connection) },
    });
    await expect.poll(() => waitingForLocks(db), { timeout: 30_000 }).toBe(1);

    npm.kill('SIGTERM');

    // The pipes close when every process that has them has ended.
    await once(npm, 'close');
    await client.query('rollback');
  });
});
