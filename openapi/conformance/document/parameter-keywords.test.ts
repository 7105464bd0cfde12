import { expect, test } from 'vitest';
import { smallContract } from '../../test/small-contract.ts';
import { readOperations } from '../contract-operation.ts';
import { misspelled } from './parameter-keywords.ts';

test('a request with a misspelled parameter has the body that its operation needs', () => {
  const id = { name: 'id', in: 'path', required: true, example: 7 };
  const content = { 'application/json': { examples: { first: { value: { text: 'Go' } } } } };
  const document = smallContract({ parameters: [id], requestBody: { content } });
  const [operation] = readOperations(document);
  if (!operation) throw new Error('The contract has one operation.');

  const requests = misspelled({ ...operation, path: '/thing/{id}' }, id, true);

  expect(requests.map(({ path }) => path)).toEqual(
    ['07', '%2B7', '7.0', '7e0', '0x7', '%D9%A7'].map((spelling) => `/thing/${spelling}`),
  );
  for (const { body } of requests) expect(body).toBe('{"text":"Go"}');
});

test('a misspelled parameter is named with its spelling', () => {
  const level = { name: 'a_b', in: 'query', required: true, example: 3 };
  const [operation] = readOperations(smallContract({ parameters: [level] }));
  if (!operation) throw new Error('The contract has one operation.');

  const named = misspelled(operation, level, true).map(({ what }) => what);

  expect(named).toEqual([
    ...['a_b=03', 'a_b=+3', 'a_b=3.0', 'a_b=3e0', 'a_b=0x3', 'a_b=٣'],
    ...['a_b twice', 'a_b twice, once as %61%5f%62'],
  ]);
});
