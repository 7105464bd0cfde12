import { expect, test } from 'vitest';
import { toResponse } from './reply.ts';

test('a reply to OPTIONS, with 204 and an empty body, becomes a response', () => {
  const headers = { Allow: 'GET, HEAD, OPTIONS' };
  const response = toResponse({ status: 204, headers, body: '' });
  expect([response.status, response.headers.get('Allow')]).toEqual([204, headers.Allow]);
});
