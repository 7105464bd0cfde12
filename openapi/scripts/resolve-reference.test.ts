import { expect, test } from 'vitest';
import { resolveReference } from './resolve-reference.ts';

const document = { components: { 'a/b': { $ref: '#/components/end' }, end: { name: 'end' } } };

test('references are followed to the end, through escaped names', () => {
  const reference = { $ref: '#/components/a~1b' };
  expect(resolveReference(document, reference)).toEqual({ name: 'end' });
});

test('a name that contains ~1 is found by its escaped form ~01', () => {
  const document = { components: { 'a~1b': { name: 'tilde' }, 'a/b': { name: 'slash' } } };
  expect(resolveReference<object>(document, { $ref: '#/components/a~01b' })).toEqual({
    name: 'tilde',
  });
});

test('a value without a reference is returned unchanged', () => {
  const value: { $ref?: string; name: string } = { name: 'here' };
  expect(resolveReference(document, value)).toBe(value);
});

test('a reference without a target is an error with its name', () => {
  expect(() => resolveReference(document, { $ref: '#/components/none' })).toThrow(
    '#/components/none does not exist in the document.',
  );
});
