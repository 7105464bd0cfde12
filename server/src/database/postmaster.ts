import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type Postmaster = { pid: number; socketFolder: string };

/** Reads the pid file of a data directory. Returns undefined if there is no complete pid file. */
export function readPostmaster(data: string): Postmaster | undefined {
  const [pid, , , , socketFolder] = readPidFile(data).split('\n');
  return pid && socketFolder ? { pid: Number(pid), socketFolder } : undefined;
}

/** Reads the pid file, which PostgreSQL deletes when it stops. Returns an empty text if there is no file. */
function readPidFile(data: string): string {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Removes the pid file and the socket's folder if PostgreSQL has ended. An old pid file can prevent the next start. */
export function dropStalePidFile(data: string): void {
  const postmaster = readPostmaster(data);
  if (postmaster && !isPostmaster(postmaster.pid, data)) {
    rmSync(postmaster.socketFolder, { recursive: true, force: true });
    rmSync(join(data, 'postmaster.pid'), { force: true });
  }
}

/** Returns true if the process is a running PostgreSQL with the data directory `data`. */
export function isPostmaster(pid: number, data: string): boolean {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
      : execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).includes(data);
  } catch {
    return false;
  }
}
