import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import type { OpenApiDocument } from '../document.ts';
import { checkProblems } from './check-problems.ts';

function changed(change: (document: OpenApiDocument) => void): string[] {
  const document = structuredClone(contract);
  change(document);
  return checkProblems(document);
}

test('the catalogue and the operations of the contract agree', () => {
  expect(checkProblems(contract)).toEqual([]);
});

test('a code that no operation returns is reported', () => {
  const entry = {
    status: 409,
    where: 'operation',
    retryable: false,
    title: '',
    description: '',
  } as const;
  const faults = changed((document) => {
    document['x-problem-catalogue'] = { ...document['x-problem-catalogue'], LOST: entry };
  });
  expect(faults).toEqual(['LOST is in the catalogue but no operation returns it.']);
});

test('a listed code without an example is reported', () => {
  const faults = changed((document) => {
    document.paths['/level']?.get?.['x-problems']?.push('LEVEL_NOT_FOUND');
  });
  expect(faults).toEqual(['listLevels lists LEVEL_NOT_FOUND but has no example of it.']);
});

test('an example of a code that the operation does not list is reported', () => {
  const faults = changed((document) => {
    const operation = document.paths['/bonus/start']?.post;
    const codes = operation?.['x-problems'] ?? [];
    if (operation) operation['x-problems'] = codes.filter((code) => code !== 'BONUS_ALREADY_TAKEN');
  });
  expect(faults).toEqual([
    'startBonus has an example of BONUS_ALREADY_TAKEN but does not list it.',
  ]);
});

test('a code with neither a status nor a live action is reported', () => {
  const faults = changed((document) => {
    const entry = { where: 'live', retryable: false, title: '', description: '' } as const;
    document['x-problem-catalogue'] = { ...document['x-problem-catalogue'], LOST: entry };
  });
  expect(faults).toEqual(['LOST has neither a status nor a live action.']);
});

test('an example under the wrong status is reported', () => {
  const faults = changed((document) => {
    const code = document['x-problem-catalogue']?.BONUS_ALREADY_TAKEN;
    if (code) code.status = 410;
  });
  expect(faults).toEqual([
    'startBonus has an example of BONUS_ALREADY_TAKEN under the wrong status 409.',
  ]);
});

test('a code marked edge that an operation returns is reported', () => {
  const faults = changed((document) => {
    const code = document['x-problem-catalogue']?.BONUS_ALREADY_TAKEN;
    if (code) code.where = 'edge';
  });
  expect(faults).toEqual(['BONUS_ALREADY_TAKEN is marked edge but an operation returns it.']);
});
