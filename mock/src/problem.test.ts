import { problems } from '@bold/sdk/problems';
import { expect, test } from 'vitest';
import { Problem, problemReply, toResponse, validationFailed } from './problem.ts';
import { schemaErrors } from './validate.ts';

const bodyOf = (problem: Problem) => toResponse(problemReply(problem)).json();

test('every code of the catalogue makes a response with its status, in the contract’s shape', async () => {
  const codes = Object.entries(problems).flatMap(([code, { status }]) =>
    status === null ? [] : [{ code: code as Problem['code'], status }],
  );
  for (const { code, status } of codes) {
    const body = await bodyOf(new Problem(code));

    expect(body).toMatchObject({ code, status });
    expect(schemaErrors('#/components/schemas/Problem', body)).toEqual([]);
  }
  expect(codes.length).toBeGreaterThan(30);
});

test('a long list of faults is cut to what the contract allows', async () => {
  const fault = { pointer: '/body/x', code: 'type', message: 'This is wrong.' };
  const body = await bodyOf(validationFailed(Array.from({ length: 300 }, () => fault)));

  expect(schemaErrors('#/components/schemas/Problem', body)).toEqual([]);
  expect(body.detail).toContain('300 places');
});

test('headers that a code demands are on the answer', () => {
  const problem = new Problem('METHOD_NOT_ALLOWED', undefined, { headers: { Allow: 'GET' } });

  expect(toResponse(problemReply(problem)).headers.get('Allow')).toBe('GET');
});
