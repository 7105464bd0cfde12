import { expect, test } from 'vitest';
import { smallContract } from '../../test/small-contract.ts';
import type { OpenApiDocument } from '../document.ts';
import { checkPaths } from './check-paths.ts';

const withPaths = (paths: object): string[] =>
  checkPaths({ ...smallContract(), paths } as OpenApiDocument);

test('a path with a method and responses has no fault', () => {
  expect(checkPaths(smallContract())).toEqual([]);
});

test.for<[string, object]>([
  ['/thing: "parameters" is not a method; write it inside each operation.', { parameters: [] }],
  ['GET /thing has no responses; add a "200" response.', { get: { operationId: 'getThing' } }],
  ['GET /thing has no responses; add a "200" response.', { get: null }],
  ['/thing has no operation; add a method such as get.', {}],
])('the fault is reported: %s', ([sentence, item]) => {
  expect(withPaths({ '/thing': item })).toEqual([sentence]);
});

test.for(['/thing/', 'thing', '/Thing', '/thing/{the id}'])(
  '"%s" is reported as an invalid path',
  (path) => {
    expect(withPaths({ [path]: { get: { responses: {} } } })).toEqual([
      `${path}: a path consists of lower-case segments and {parameters}, without a slash at its end.`,
    ]);
  },
);
