import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { howToGetCitus } from './postgres-node.ts';

test.each([
  ['test/differential/run.ts', '--cluster'],
  ['bench/run.ts', 'cluster-ranks'],
])('without Citus, %s %s says that CITUS_BIN is missing', (script, argument) => {
  const args = ['--conditions=@bold/source', join(import.meta.dirname, '../..', script), argument];
  const env = { PATH: process.env.PATH };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, `${howToGetCitus}\n`]);
});
