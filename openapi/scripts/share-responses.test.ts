import { expect, test } from 'vitest';
import { smallContract, smallOperation } from '../test/small-contract.ts';
import type { Response } from './document.ts';
import { shareResponses } from './share-responses.ts';

const response = (detail: string, ...codes: string[]): Response => ({
  content: {
    'application/problem+json': {
      examples: Object.fromEntries(codes.map((code) => [code, { value: detail }])),
    },
  },
});

function contractWith(...responses: Response[]) {
  const document = smallContract();
  document.paths = Object.fromEntries(
    responses.map((each, index) => [
      `/${index}`,
      { get: smallOperation({ responses: { 409: each } }) },
    ]),
  );
  shareResponses(document);
  return {
    shared: Object.keys(document.components.responses ?? {}),
    references: Object.values(document.paths).map((item) => item.get?.responses['409']?.$ref),
  };
}

test('a response of two operations is shared, under the name of its codes', () => {
  const { shared, references } = contractWith(
    response('a', 'NAME_TAKEN'),
    response('a', 'NAME_TAKEN'),
  );
  expect(shared).toEqual(['NameTaken']);
  expect(references).toEqual(Array(2).fill('#/components/responses/NameTaken'));
});

test('a response of one operation is not shared', () => {
  expect(contractWith(response('a', 'A'), response('b', 'B'))).toEqual({
    shared: [],
    references: [undefined, undefined],
  });
});

test('different responses with the same codes do not share a name', () => {
  const { shared, references } = contractWith(
    response('a', 'A'),
    response('a', 'A'),
    response('b', 'A'),
    response('b', 'A'),
  );
  expect(shared).toEqual(['A']);
  expect(references.slice(2)).toEqual([undefined, undefined]);
});

test('a response with more than three codes has the name of its status', () => {
  const one = response('a', 'A', 'B', 'C', 'D');
  expect(contractWith(one, structuredClone(one)).shared).toEqual(['Conflict']);
});
