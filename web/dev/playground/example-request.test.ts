import { operations } from '@bold/sdk/operations';
import { expect, test } from 'vitest';
import { exampleBody, exampleOf, toFetch } from './try/example-request.ts';

test('every parameter that an operation requires has an example', () => {
  const missing = Object.values(operations).flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.required && exampleOf(operation, parameter) === '')
      .map(({ name }) => `${operation.id} ${name}`),
  );

  expect(missing).toEqual([]);
});

test('every operation with a body has an example of it', () => {
  const all = Object.values(operations);

  expect(all.filter(({ body }) => body !== null).map(exampleBody)).not.toContain('');
  expect(exampleBody(operations.getMe)).toBe('');
});

test('a request has its parameters in path and query, and leaves out empty ones', () => {
  const request = { parameters: { id: '7/8', level_id: '' }, body: '' };

  expect(toFetch('/some/api', operations.getProfile, request)[0]).toBe(
    '/some/api/user/profile/7%2F8',
  );
  expect(toFetch('/some/api', operations.listTop, request)[0]).toBe('/some/api/leaderboard/top');
  const [url] = toFetch('/some/api', operations.listTop, {
    ...request,
    parameters: { level_id: '3' },
  });
  expect(url).toBe('/some/api/leaderboard/top?level_id=3');
});

test('a body is sent as JSON', () => {
  const request = { parameters: {}, body: '{"code":"q7m2t8"}' };

  const [, { method, headers, body }] = toFetch('/api', operations.setReferralCode, request);

  expect([method, body]).toEqual(['POST', request.body]);
  expect(new Headers(headers).get('Content-Type')).toBe('application/json');
});
