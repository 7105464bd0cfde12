import { expect, test } from 'vitest';
import { caughtShare, type Score, scoreTable } from './score-table.ts';

const scores: Score[] = [
  { mutant: { rule: 'R1001', implementation: 'server' }, isCaught: true },
  { mutant: { rule: 'R304', implementation: 'server' }, isCaught: false },
  { mutant: { rule: 'R304', implementation: 'server' }, isCaught: true },
  { mutant: { rule: 'R304', implementation: 'mock' }, isCaught: true },
];

test('the table has the checks and the caught and all mutants of each rule, by number, and their sums', () => {
  const checks = [{ rules: [{ id: 'R304' }] }, { rules: [{ id: 'R1001' }, { id: 'R304' }] }];
  expect(scoreTable(scores, checks).split('\n')).toEqual([
    'rule            checks          server caught   mock caught',
    'R304            2               1/2             1/1',
    'R1001           1               1/1             -',
    'all             2               2/3             1/1',
    '                                66.7 %          100.0 %',
  ]);
});

test('an implementation without mutants is as good as one whose mutants are all caught', () => {
  expect(caughtShare([], 'mock')).toBe(1);
  expect(caughtShare(scores, 'server')).toBeCloseTo(2 / 3);
});
