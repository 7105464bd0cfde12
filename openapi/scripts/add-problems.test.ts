import { expect, test } from 'vitest';
import { smallContract } from '../test/small-contract.ts';
import { addProblems } from './add-problems.ts';
import { readCatalogue } from './build-bundle.ts';

test('the two enumerations have the codes with a status and the codes with a live action', async () => {
  const document = smallContract();
  document.components.schemas.ProblemCode = { type: 'string' };
  document.components.schemas.LiveErrorCode = { type: 'string' };
  addProblems(document, await readCatalogue());
  const { ProblemCode, LiveErrorCode } = document.components.schemas;
  expect(ProblemCode?.enum).toContain('USER_NOT_FOUND');
  expect(ProblemCode?.enum).not.toContain('MULTIPLIER_NOT_REACHED');
  expect(LiveErrorCode?.enum).toContain('MULTIPLIER_NOT_REACHED');
  expect(LiveErrorCode?.enum).not.toContain('USER_NOT_FOUND');
});

test('an operation gets a response for each status of its codes', async () => {
  const document = smallContract({ 'x-problems': ['USER_NOT_FOUND'] });
  addProblems(document, await readCatalogue());
  expect(Object.keys(document.paths['/thing']?.get?.responses ?? {})).toEqual(
    '200 401 404 429 500 503'.split(' '),
  );
});

test('a code that the catalogue does not have is an error with its name', async () => {
  const catalogue = await readCatalogue();
  const document = smallContract({ 'x-problems': ['NO_SUCH_CODE'] });
  expect(() => addProblems(document, catalogue)).toThrow(
    'getThing lists NO_SUCH_CODE; problems.yaml does not have it.',
  );
});
