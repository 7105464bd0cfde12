import { expect, test } from 'vitest';
import { retryAfterSeconds } from '../generated/limits.ts';
import { problems } from '../generated/problems.ts';
import { Problem, problemReply, validationFailed } from './problem.ts';
import { contractCheck } from './validate-schema.ts';

const checkProblem = contractCheck('#/components/schemas/Problem');
const fault = { pointer: '/body/x', code: 'type', message: 'It must be object.' };

test('status and default text come from the contract’s catalogue', () => {
  expect(new Problem('BONUS_ALREADY_TAKEN')).toMatchObject({
    status: 409,
    message: 'The gift was already taken',
  });
});

test('every code of the catalogue makes a response with its status, in the contract’s shape', () => {
  const codes = Object.entries(problems).flatMap(([code, { status }]) =>
    status === null ? [] : [{ code: code as Problem['code'], status }],
  );
  for (const { code, status } of codes) {
    const reply = problemReply(new Problem(code));

    expect(reply).toMatchObject({ status, body: { code, status } });
    expect(checkProblem(reply.body)).toEqual([]);
  }
  expect(codes.length).toBeGreaterThan(30);
});

test('a failed validation reports the number of places, each of which may have several errors', () => {
  const other = { ...fault, pointer: '/body/y' };
  const second = { ...fault, code: 'minLength' };
  expect(validationFailed([fault, second])).toMatchObject({
    status: 400,
    message: 'The request breaks the contract in one place.',
    errors: [fault, second],
  });
  expect(validationFailed([fault, other, second])).toMatchObject({
    message: 'The request breaks the contract in 2 places.',
  });
});

test('a long list of errors is cut to what the contract allows', () => {
  const faults = Array.from({ length: 300 }, (_, at) => ({ ...fault, pointer: `/body/${at}` }));
  const { body } = problemReply(validationFailed(faults));

  expect(checkProblem(body)).toEqual([]);
  expect(body).toMatchObject({
    detail: 'The request breaks the contract in 300 places.',
    errors: faults.slice(0, 100),
  });
});

test('the response has the headers that the catalogue demands for its code', () => {
  const refused = new Problem('METHOD_NOT_ALLOWED', undefined, { headers: { Allow: 'GET' } });
  expect(problemReply(refused).headers).toMatchObject({
    Allow: 'GET',
    'Cache-Control': 'no-store',
  });
  expect(problemReply(new Problem('INIT_DATA_MISSING')).headers).toMatchObject({
    'WWW-Authenticate': 'tma',
  });
  expect(problemReply(new Problem('INTERNAL_ERROR')).headers).not.toHaveProperty('Retry-After');
});

test('a problem’s own pause has priority over the pause of its code', () => {
  const headers = { 'Retry-After': '7' };
  const own = new Problem('SERVICE_UNAVAILABLE', undefined, { headers });
  expect(problemReply(own).headers).toMatchObject(headers);
  expect(problemReply(new Problem('SERVICE_UNAVAILABLE')).headers).toMatchObject({
    'Retry-After': `${retryAfterSeconds}`,
  });
});

test('the id of the request is the instance of its problem', () => {
  const id = '5f3c1d2e-0000-4000-8000-000000000001';
  expect(problemReply(new Problem('NOT_FOUND'), id).body).toMatchObject({
    instance: `urn:uuid:${id}`,
  });
});
