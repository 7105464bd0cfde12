import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { constantText, responseText } from './response-text.ts';

const { player } = await startServer();
const { call } = player({ id: 1 });

test('a frozen body is serialized once, any other body for each response', () => {
  const frozen = Object.freeze([{ id: 1, title: 'Weiß' }]);
  expect(constantText(frozen)).toBe(constantText(frozen));
  expect(String(constantText(frozen).text)).toBe('[{"id":1,"title":"Weiß"}]');
  const growing = [1];
  expect(responseText(growing)).toBe('[1]');
  growing.push(2);
  expect(responseText(growing)).toBe('[1,2]');
  expect(responseText(null)).toBe('null');
});

test('bodies that differ have different tags', () => {
  const [one, two] = [constantText(Object.freeze([1])), constantText(Object.freeze([2]))];
  expect(one.etag).toMatch(/^"[\w-]{22}"$/);
  expect(two.etag).not.toBe(one.etag);
});

test('the catalogue has the same text and type the first time and later', async () => {
  const [first, later] = [await call('GET', '/country'), await call('GET', '/country')];
  expect(later.body).toEqual(first.body);
  expect(later.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(later.headers.get('Content-Length')).toBe(first.headers.get('Content-Length'));
});
