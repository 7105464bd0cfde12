import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Report } from '../server/bench/bench.ts';
import { compareBenches, compareFolders } from './compare-benches.ts';

/** Returns a report with one measurement and one ratio. Their medians are `ms` and `ratio`. */
const report = (ms: number, ratio: number): Report => ({
  at: '2026-11-21T02:00:00.000Z',
  machine: '2 × a processor',
  benches: [
    {
      name: 'acks',
      question: 'How fast?',
      measured: [{ what: 'acknowledged', size: 100, unit: 'ms', values: [9_999, ms, 0] }],
      ratios: [{ what: 'one ÷ other', values: [ratio, ratio, ratio] }],
    },
  ],
});

function folderOf(first: Report, second = JSON.stringify(first)): string {
  const folder = mkdtempSync(join(tmpdir(), 'bold-figures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'bench.json'), JSON.stringify(first));
  writeFileSync(join(folder, 'bench-web.json'), second);
  return folder;
}

test('each figure stands beside that of the last run, with the ratio of the medians', () => {
  const table = compareBenches(report(30, 0.5), report(20, 1));
  expect(table).toContain('| acks: acknowledged (100), ms | 20 | 30 | 1.50 |');
  expect(table).toContain('| acks: one ÷ other, ratio | 1 | 0.5 | 0.50 |');
});

test('a figure that is new or gone is shown without a ratio', () => {
  const empty = { ...report(0, 0), benches: [] };
  expect(compareBenches(report(30, 0.5), empty)).toContain('(100), ms | – | 30 | – |');
  expect(compareBenches(empty, report(20, 1))).toContain('(100), ms | 20 | – | – |');
});

test('the first night has nothing to compare with, and passes', () => {
  const today = folderOf(report(30, 0.5));
  expect(compareFolders(today, join(today, 'nowhere'))).toContain('no earlier run');
});

test.each([
  ['no JSON', 'Killed'],
  ['no report', '{"benches":[{"name":"acks"}]}'],
])('a report that is %s fails with its path, today and last', (_what, text) => {
  const good = folderOf(report(30, 0.5));
  const bad = folderOf(report(30, 0.5), text);
  const sentence = `${join(bad, 'bench-web.json')} is not a benchmark report`;
  expect(() => compareFolders(bad, good)).toThrow(sentence);
  expect(() => compareFolders(good, bad)).toThrow(sentence);
});

test('a report that is missing fails', () => {
  const today = folderOf(report(30, 0.5));
  rmSync(join(today, 'bench.json'));
  expect(() => compareFolders(today, folderOf(report(20, 1)))).toThrow('bench.json');
});
