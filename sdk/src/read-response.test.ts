import { expect, test } from 'vitest';
import { readResponse, retryAfterMs } from './read-response.ts';

const body = {
  type: '/docs/problems#validation-failed',
  title: 'The request does not follow the contract',
  status: 400,
  detail: 'One place.',
  code: 'VALIDATION_FAILED',
  instance: 'r-1',
  errors: [{ pointer: '/body/bio', code: 'maxLength', message: 'Too long.' }],
};

test('[API-25] a null body is null', async () => {
  expect(await readResponse(Response.json(null))).toBeNull();
});

test('[ERR-22] the problem of an invalid request lists its invalid fields', async () => {
  await expect(readResponse(Response.json(body, { status: 400 }))).rejects.toMatchObject({
    kind: 'problem',
    code: 'VALIDATION_FAILED',
    errors: body.errors,
  });
});

test.each([
  ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['an unreadable 200', new Response('<h1>Sign in</h1>'), 200],
  ['a 200 without a body', new Response(''), 200],
  ['a 204', new Response(null, { status: 204 }), 204],
  ['JSON that is not a problem', Response.json({ message: 'no' }, { status: 500 }), 500],
  ['a bare null', Response.json(null, { status: 500 }), 500],
  ['a code that is no text', Response.json({ code: 7, detail: 'no' }, { status: 500 }), 500],
  ['a bare string', Response.json('no', { status: 404 }), 404],
])('%s is an unexpected response without a code', async (_case, response, status) => {
  await expect(readResponse(response)).rejects.toMatchObject({
    kind: 'unexpected',
    status,
    code: undefined,
  });
});

test('the problem has the delay of the Retry-After header', async () => {
  const response = Response.json(body, { status: 429, headers: { 'Retry-After': '7' } });
  await expect(readResponse(response)).rejects.toMatchObject({ retryAfterMs: 7_000 });
});

const now = Date.UTC(2026, 10, 20, 12, 0, 0);

test.each([
  ['2', 2_000],
  ['0', 0],
  ['Fri, 20 Nov 2026 12:00:05 GMT', 5_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['-3', 0],
  ['', 0],
  [null, 0],
  [undefined, 0],
])('Retry-After %j requests a pause of %i ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
