import { expect, test } from 'vitest';
import { readSearch, writeSearch } from './search-parameters.ts';

test('[NAV-04] search parameters are read as JSON', () => {
  const search = new URLSearchParams('n=1&t=true&l=[1,"2"]&o={"a":null}&q="1"');
  expect(readSearch(search)).toEqual({ n: 1, t: true, l: [1, '2'], o: { a: null }, q: '1' });
});

test('[NAV-04] a value that is not JSON stays a string', () => {
  expect(readSearch(new URLSearchParams('backHref=/bold&x={'))).toEqual({
    backHref: '/bold',
    x: '{',
  });
});

test('written values are read back unchanged', () => {
  const values = { a: 1, b: '1', c: [1], d: true, e: '/bold', f: 'true', g: { h: 'i' }, j: '"' };
  expect(readSearch(new URLSearchParams(writeSearch(values)))).toEqual(values);
});
