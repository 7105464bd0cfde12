import { expect, test } from 'vitest';
import { allowedMethods, route } from './route.ts';

test('`route` finds the operation of a method and a path', () => {
  expect(route('GET', '/user/profile/42').id).toBe('getProfile');
});

test('a fixed path takes precedence over a path with a parameter', () => {
  expect(route('PATCH', '/user/profile/me').id).toBe('updateMyProfile');
  expect(() => route('GET', '/user/profile/me')).toThrow(
    expect.objectContaining({ code: 'METHOD_NOT_ALLOWED' }),
  );
});

test.each(['/user', '/user/me/', '/user/profile/', '/api/user/me', '/'])(
  '%s matches no operation',
  (path) => {
    expect(() => route('GET', path)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  },
);

test('an unknown path is refused with NOT_FOUND, whatever the method', () => {
  expect(() => route('TRACE', '/nothing')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});

test('a wrong method is refused with the allowed methods', () => {
  expect(() => route('HEAD', '/bonus/start')).toThrow(
    expect.objectContaining({ code: 'METHOD_NOT_ALLOWED', headers: { Allow: 'OPTIONS, POST' } }),
  );
});

test('HEAD leads to the operation of GET, and both and OPTIONS are allowed', () => {
  expect(route('HEAD', '/user/profile/42').id).toBe('getProfile');
  expect(allowedMethods('/user/profile/42')).toBe('GET, HEAD, OPTIONS');
  expect(() => allowedMethods('/nothing')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});
