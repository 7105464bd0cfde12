import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const body = {
  type: '/docs/problems#validation-failed',
  title: 'The request does not follow the contract',
  status: 400,
  detail: 'One place.',
  code: 'VALIDATION_FAILED',
  instance: 'r-1',
  errors: [{ pointer: '/body/bio', code: 'maxLength', message: 'Too long.' }],
};

test('[API-25] a null answer is null, and an empty body is undefined', async () => {
  expect(await readAnswer(Response.json(null))).toBeNull();
  expect(await readAnswer(new Response(''))).toBeUndefined();
});

test('[ERR-22] the invalid places of a request come with the problem', async () => {
  await expect(readAnswer(Response.json(body, { status: 400 }))).rejects.toMatchObject({
    kind: 'problem',
    code: 'VALIDATION_FAILED',
    errors: body.errors,
  });
});

test.each([
  ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['an unreadable 200', new Response('<h1>Sign in</h1>'), 200],
  ['JSON that is no problem', Response.json({ message: 'no' }, { status: 500 }), 500],
  ['a bare string', Response.json('no', { status: 404 }), 404],
])('%s is an unexpected answer without a code', async (_what, response, status) => {
  await expect(readAnswer(response)).rejects.toMatchObject({
    kind: 'unexpected',
    status,
    code: undefined,
  });
});

test('the pause that an answer asks for comes with the problem', async () => {
  const response = Response.json(body, { status: 429, headers: { 'Retry-After': '7' } });
  await expect(readAnswer(response)).rejects.toMatchObject({ retryAfterMs: 7_000 });
});
