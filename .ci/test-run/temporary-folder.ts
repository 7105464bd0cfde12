import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** A file system in memory, which most Linux machines have. */
const folder = '/dev/shm';
/** The tests use `folder` only if at least this many bytes are free both in `folder` and in memory. */
const needed = 2 * 2 ** 30;

function isUsable(): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const options = mounts.findLast((mount) => mount.split(' ')[1] === folder)?.split(' ')[3];
    return bavail * bsize >= needed && freemem() >= needed && !options?.includes('noexec');
  } catch {
    return false;
  }
}

// The tests create thousands of temporary files: databases of their own, copies of the project, the shared memory of
// browsers. On a disk, the kernel alone would take a tenth of the run for them.
if (process.env.TMPDIR === undefined && isUsable()) process.env.TMPDIR = folder;
