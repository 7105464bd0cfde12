import { expect, test } from 'vitest';
import { smallContract, smallOperation } from '../../test/small-contract.ts';
import { renderOperation } from './render-operation.ts';
import { renderSchema } from './render-schema.ts';

test('a deprecated operation, parameter and field are shown as deprecated', () => {
  const shown = (deprecated: boolean) => {
    const parameters = [{ name: 'level', in: 'query', deprecated, schema: { type: 'integer' } }];
    const operation = smallOperation({ parameters });
    const field = { type: 'integer', deprecated };
    const places = { method: 'get', path: '/thing' };
    return [
      renderOperation(smallContract(), '', { ...places, operation }),
      renderOperation(smallContract(), '', {
        ...places,
        operation: smallOperation({ deprecated }),
      }),
      renderSchema('', 'Thing', { type: 'object', properties: { size: field } }),
    ].map((html) => html.includes('deprecated'));
  };
  expect(shown(true)).toEqual([true, true, true]);
  expect(shown(false)).toEqual([false, false, false]);
});
