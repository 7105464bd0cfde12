import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPostmaster } from '../../src/database/postmaster.ts';
import { publicFolder } from '../public-folder.ts';
import { serverProcess } from './server-process.ts';

test.each([
  { output: 'read', isRead: true },
  { output: 'closed', isRead: false },
])(
  'a signal during the start stops the embedded PostgreSQL too, with an output that is $output',
  async ({ isRead }) => {
    const dataDir = publicFolder();
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { child, ended } = serverProcess({ DATA_DIR: dataDir });
    if (!isRead) for (const output of [child.stdout, child.stderr]) output.destroy();
    const postmaster = () => readPostmaster(join(dataDir, 'postgres'));
    await expect.poll(postmaster, { timeout: 45_000, interval: 5 }).toBeDefined();
    child.kill('SIGHUP');
    expect(await ended).toEqual([0, null]);
    expect(postmaster()).toBeUndefined();
  },
);
