import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { citusBin } from '../test/cluster/postgres-node.ts';
import type { Report } from './bench.ts';

// Speed is not tested here, because other tests run on the same machine.
test('every benchmark runs and reports numbers', { timeout: 400_000 }, async () => {
  const out = mkdtempSync(join(tmpdir(), 'bold-bench-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const script = join(import.meta.dirname, 'run.ts');
  const options = ['--conditions=@bold/source', script, '--smoke', '--out', out];
  await promisify(execFile)(process.execPath, options, { cwd: join(import.meta.dirname, '..') });

  const report: Report = JSON.parse(readFileSync(join(out, 'bench.json'), 'utf8'));
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
  const runnable = files.filter((file) => citusBin || !file.startsWith('cluster'));
  expect(report.benches.map(({ name }) => `${name}.bench.ts`).sort()).toEqual(runnable.sort());
  for (const { measured, ratios } of report.benches) {
    const values = [...measured, ...ratios].flatMap((one) => one.values);
    expect(values.length).toBeGreaterThan(0);
    expect(values.every((value) => Number.isFinite(value))).toBe(true);
  }
});
