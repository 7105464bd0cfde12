import { expect, test } from 'vitest';
import { allChecks } from '../../conformance/all-checks.ts';
import { readDocuments } from '../../conformance/documents.ts';
import type { Rule } from '../read-rules.ts';
import { checkRules } from './check-rules.ts';

const rule: Rule = {
  id: 'R1',
  profile: 'core',
  topic: 'Gift',
  chapter: 'players',
  text: 'The gift is given once.',
};
const check = { id: 'bonus-01', rules: [rule] };

test('every rule of the contract has a check or a reason', () => {
  const documents = readDocuments();
  expect(documents.rules.size).toBeGreaterThan(100);
  expect(checkRules(documents.rules.values(), allChecks(documents))).toEqual([]);
});

test('a rule that no check names is reported with its sentence', () => {
  expect(checkRules([rule], [check])).toEqual([]);
  expect(checkRules([rule], [])).toEqual([
    expect.stringContaining('no check tests R1 "The gift is given once."'),
  ]);
});

test('a rule that is not observable needs no check, and has none', () => {
  const marked = { ...rule, unobservable: 'It takes a day.' };
  expect(checkRules([marked], [])).toEqual([]);
  expect(checkRules([marked], [{ ...check, rules: [marked] }])).toEqual([
    expect.stringContaining('bonus-01 names it'),
  ]);
});
