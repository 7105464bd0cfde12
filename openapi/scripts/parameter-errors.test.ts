import { expect, test } from 'vitest';
import { smallContract, smallOperation } from '../test/small-contract.ts';
import { parameterErrors } from './parameter-errors.ts';

const document = smallContract();

test('the example breaks the most specific rule of the first parameter', () => {
  const operation = smallOperation({
    parameters: [{ name: 'Name', in: 'query', schema: { type: 'string', pattern: '^a$' } }],
  });
  expect(parameterErrors(document, operation)).toEqual([
    expect.objectContaining({ pointer: '/query/name', code: 'pattern' }),
  ]);
});

test('an operation with a body or without parameters has no example errors', () => {
  const parameters = [{ name: 'id', in: 'path', schema: { type: 'integer' } }];
  const withBody = smallOperation({ parameters, requestBody: { content: {} } });
  expect(parameterErrors(document, withBody)).toBeUndefined();
  expect(parameterErrors(document, smallOperation())).toBeUndefined();
});
