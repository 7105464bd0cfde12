import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import type { OpenApiDocument } from '../document.ts';
import { checkProblems } from './check-problems.ts';

function changed(change: (document: OpenApiDocument) => void): string[] {
  const document = structuredClone(contract);
  change(document);
  return checkProblems(document);
}

test('catalogue and answers agree in both directions', () => {
  expect(checkProblems(contract)).toEqual([]);
});

test('a code that no operation answers is an orphan', () => {
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
  expect(faults).toEqual(['LOST is in the catalogue but no operation answers it.']);
});

test('a code that an operation lists but does not show is told', () => {
  const faults = changed((document) => {
    document.paths['/level']?.get?.['x-problems']?.push('LEVEL_NOT_FOUND');
  });
  expect(faults).toEqual(['listLevels lists LEVEL_NOT_FOUND without an example.']);
});

test('a code under a status that is not its own is told', () => {
  const faults = changed((document) => {
    const code = document['x-problem-catalogue']?.BONUS_ALREADY_TAKEN;
    if (code) code.status = 410;
  });
  expect(faults).toEqual(['startBonus shows BONUS_ALREADY_TAKEN under the wrong status 409.']);
});

test('codes of the edge and of the live connection belong to no operation', () => {
  const faults = changed((document) => {
    const code = document['x-problem-catalogue']?.BONUS_ALREADY_TAKEN;
    if (code) code.where = 'edge';
  });
  expect(faults).toEqual(['BONUS_ALREADY_TAKEN is marked edge but an operation answers it.']);
});
