import { expect, test } from 'vitest';
import { caughtShare, type Score, scoreTable } from './score-table.ts';

const scores: Score[] = [
  { mutant: { rule: 'R1001', implementation: 'server' }, isCaught: true },
  { mutant: { rule: 'R304', implementation: 'server' }, isCaught: false },
  { mutant: { rule: 'R304', implementation: 'server' }, isCaught: true },
  { mutant: { rule: 'R304', implementation: 'mock' }, isCaught: true },
];

test('the table has the caught and all mutants of each rule, by number, and their sums', () => {
  expect(scoreTable(scores).split('\n')).toEqual([
    'rule            server caught   mock caught',
    'R304            1/2             1/1',
    'R1001           1/1             -',
    'all             2/3             1/1',
    '                66.7 %          100.0 %',
  ]);
});

test('an implementation without mutants is as good as one whose mutants are all caught', () => {
  expect(caughtShare([], 'mock')).toBe(1);
  expect(caughtShare(scores, 'server')).toBeCloseTo(2 / 3);
});
