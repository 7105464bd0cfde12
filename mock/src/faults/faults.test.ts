import { expect, test } from 'vitest';
import { type Controls, drawFault, noFaults, provokedProblem } from './faults.ts';

/** Returns the fault codes of 100 calls; `undefined` is success. `random` is the seed. */
function codesOfHundredCalls(controls: Partial<Controls>, operationId = 'getMe', random = 1) {
  const conditions = { controls: { ...noFaults, ...controls }, random };
  return Array.from({ length: 100 }, () => drawFault(conditions, operationId));
}

const fault = { rate: 0.3, code: 'INTERNAL_ERROR' } as const;

test('without faults no call fails', () => {
  expect(new Set(codesOfHundredCalls({}))).toEqual(new Set([undefined]));
});

test('calls fail at about the given rate', () => {
  const failed = codesOfHundredCalls({ faults: { getMe: fault } }).filter(
    (code) => code === fault.code,
  );

  expect(failed.length).toBeGreaterThan(15);
  expect(failed.length).toBeLessThan(45);
});

test('the same seed fails the same calls, and another seed fails other calls', () => {
  const controls = { faults: { getMe: fault } };

  expect(codesOfHundredCalls(controls)).toEqual(codesOfHundredCalls(controls));
  expect(codesOfHundredCalls(controls)).not.toEqual(codesOfHundredCalls(controls, 'getMe', 2));
});

test("an operation's own fault takes precedence over the general one", () => {
  const faults = { '*': { ...fault, rate: 1 }, getMe: { ...fault, rate: 0 } };

  expect(new Set(codesOfHundredCalls({ faults }))).toEqual(new Set([undefined]));
  expect(new Set(codesOfHundredCalls({ faults }, 'getMyTaps'))).toEqual(new Set([fault.code]));
});

test('the general fault does not apply to the live connection', () => {
  const faults = { '*': { ...fault, rate: 1 } };

  expect(new Set(codesOfHundredCalls({ faults }, 'live'))).toEqual(new Set([undefined]));
});

test('offline every call fails, whatever other faults are set', () => {
  const faults = { '*': { ...fault, rate: 0 } };

  for (const operationId of ['getMe', 'live']) {
    expect(new Set(codesOfHundredCalls({ isOffline: true, faults }, operationId))).toEqual(
      new Set(['NETWORK_FAILURE']),
    );
  }
});

test('a provoked VALIDATION_FAILED names a field, as the contract demands', () => {
  expect(provokedProblem('VALIDATION_FAILED').errors).toHaveLength(1);
});

test('a provoked METHOD_NOT_ALLOWED lists the allowed methods', () => {
  expect(provokedProblem('METHOD_NOT_ALLOWED').headers).toHaveProperty('Allow');
});

test('a code that only the live connection has becomes INTERNAL_ERROR in a response', () => {
  expect(provokedProblem('MULTIPLIER_NOT_REACHED').code).toBe('INTERNAL_ERROR');
});
