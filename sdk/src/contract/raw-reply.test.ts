import { expect, test } from 'vitest';
import { Problem } from './problem.ts';
import { rawReply, unreadableRequest } from './raw-reply.ts';
import { contractCheck } from './validate-schema.ts';

const checkProblem = contractCheck('#/components/schemas/Problem');

test.each([
  ['HPE_HEADER_OVERFLOW', 'HEADERS_TOO_LARGE', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'REQUEST_TIMEOUT', 408],
  ['HPE_INVALID_METHOD', 'VALIDATION_FAILED', 400],
  [undefined, 'VALIDATION_FAILED', 400],
])('a request that the parser refuses with %s gets %s', (given, code, status) => {
  expect(unreadableRequest(given)).toMatchObject({ code, status });
});

test('the raw reply of a problem is a complete HTTP response that closes the connection', () => {
  const problem = new Problem('METHOD_NOT_ALLOWED', 'Not “here”.', { headers: { Allow: 'GET' } });

  const [head = '', body = ''] = rawReply(problem, { 405: 'Method Not Allowed' }).split('\r\n\r\n');

  expect(head.split('\r\n')).toEqual([
    'HTTP/1.1 405 Method Not Allowed',
    'Content-Type: application/problem+json',
    'Cache-Control: no-store',
    `X-Request-Id: ${problem.requestId}`,
    'Allow: GET',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]);
  expect(checkProblem(JSON.parse(body))).toEqual([]);
});

test('a status without a phrase keeps the space before it', () => {
  expect(rawReply(unreadableRequest(), {})).toMatch(/^HTTP\/1\.1 400 \r\n/);
});
