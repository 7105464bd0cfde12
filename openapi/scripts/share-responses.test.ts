import { expect, test } from 'vitest';
import { smallContract, smallOperation } from '../test/small-contract.ts';
import type { Response } from './document.ts';
import { shareResponses } from './share-responses.ts';

const answer = (detail: string, ...codes: string[]): Response => ({
  content: {
    'application/problem+json': {
      examples: Object.fromEntries(codes.map((code) => [code, { value: detail }])),
    },
  },
});

function contractAnswering(...answers: Response[]) {
  const document = smallContract();
  document.paths = Object.fromEntries(
    answers.map((each, index) => [
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

test('an answer of two operations is written once, under the name of its codes', () => {
  const { shared, references } = contractAnswering(
    answer('a', 'NAME_TAKEN'),
    answer('a', 'NAME_TAKEN'),
  );
  expect(shared).toEqual(['NameTaken']);
  expect(references).toEqual(Array(2).fill('#/components/responses/NameTaken'));
});

test('an answer of one operation stays with it', () => {
  expect(contractAnswering(answer('a', 'A'), answer('b', 'B'))).toEqual({
    shared: [],
    references: [undefined, undefined],
  });
});

test('different answers with the same codes never share a name', () => {
  const { shared, references } = contractAnswering(
    answer('a', 'A'),
    answer('a', 'A'),
    answer('b', 'A'),
    answer('b', 'A'),
  );
  expect(shared).toEqual(['A']);
  expect(references.slice(2)).toEqual([undefined, undefined]);
});

test('more than three codes take the name of the status', () => {
  const one = answer('a', 'A', 'B', 'C', 'D');
  expect(contractAnswering(one, structuredClone(one)).shared).toEqual(['Conflict']);
});
