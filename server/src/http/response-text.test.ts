import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { responseText } from './response-text.ts';

const { player } = await startServer();

test('a frozen body is serialized once, any other body for each response', () => {
  const frozen = Object.freeze([{ id: 1, title: 'Weiß' }]);
  expect(responseText(frozen)).toBe(responseText(frozen));
  expect(String(responseText(frozen))).toBe('[{"id":1,"title":"Weiß"}]');
  const growing = [1];
  expect(responseText(growing)).toBe('[1]');
  growing.push(2);
  expect(responseText(growing)).toBe('[1,2]');
  expect(responseText(null)).toBe('null');
});

test('the catalogue has the same text and type the first time and later', async () => {
  const { call } = player({ id: 1 });
  const [first, later] = [await call('GET', '/country'), await call('GET', '/country')];
  expect(later.body).toEqual(first.body);
  expect(later.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(later.headers.get('Content-Length')).toBe(first.headers.get('Content-Length'));
});
