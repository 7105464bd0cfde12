import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { singleDatabase } from '../../src/database/shards.ts';
import { afterFile } from '../after-file.ts';
import { noLosses, startTappers } from './start-tappers.ts';
import { startWithPostgres } from './start-with-postgres.ts';

const sockets = 100;
const isRoot = process.getuid?.() === 0;

const disk = isRoot && process.platform === 'linux' ? mountDisk(220) : undefined;
/** Fills a disk with a file. The returned function deletes the file. */
function fill(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']);
  return () => rmSync(ballast);
}

test.runIf(disk)(
  'on a full disk a server keeps running, refuses taps with a code to retry, and recovers by itself when there is room',
  async () => {
    const { server, db } = await startWithPostgres({}, disk);
    const tappers = await startTappers(singleDatabase(db), sockets, () => server.address);
    await tappers.waitForAcks(sockets * 10);
    const makeRoom = fill(disk ?? '');
    // Writes new pages, so that PostgreSQL uses the rest of the disk at once.
    const growing = sql`create table growth as select repeat('x', 1000) from generate_series(1, 100000)`;
    await expect(growing.execute(db)).rejects.toThrow();
    // Taps are stored in the rest of PostgreSQL's write-ahead log. When it is full, they are refused with a code that
    // tells clients to retry.
    const refusals = () => new Set(tappers.all.flatMap((tapper) => [...tapper.refusals]));
    await expect.poll(refusals, { timeout: 120_000 }).toEqual(new Set(['SERVICE_UNAVAILABLE']));
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const gift = () => server.call<object>(77, 'POST', '/bonus/start', undefined, 'my-gift-key');
    expect(await gift()).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });

    makeRoom();
    await tappers.waitForAcks(sockets * 10);
    expect(await tappers.losses()).toEqual(noLosses(sockets));
    expect((await gift()).status).toBe(200);
    await tappers.finish();
    expect(server.child.exitCode).toBeNull();
  },
  300_000,
);

/** Mounts a disk and returns its folder, or undefined if the mount fails, for example without root rights. */
function mountDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'bold-disk-'));
  chmodSync(folder, 0o755);
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  afterFile(() => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}
