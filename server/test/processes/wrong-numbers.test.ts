import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test.each([
  ['server/test/differential/run.ts', '--runs', 'abc', 1],
  ['server/test/differential/run.ts', '--seed', '-5', 0],
  ['server/bench/run.ts', '--rounds', '0', 1],
  ['server/bench/run.ts', '--rounds', '', 1],
  ['server/test/mutants/main.ts', '--at-once', '0', 1],
  ['server/test/mutants/main.ts', '--every', '1e400', 1],
  ['server/test/mutants/main.ts', '--from', '99999999999999999999', 1],
])('%s refuses %s %j before it starts anything', (script, option, value, least) => {
  const args = ['--conditions=@bold/source', join(root, script), `${option}=${value}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const message = `${option} must be a whole number of at least ${least}, not "${value}".\n`;
  expect([status, stdout, stderr]).toEqual([2, '', message]);
});
