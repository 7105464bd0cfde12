import { expect, test } from 'vitest';
import { floodGate } from './flood-gate.ts';

const passing = (mayPass: (now: number) => boolean, count: number, now: number) =>
  Array.from({ length: count }, () => mayPass(now)).filter(Boolean).length;

test('a burst of 60 messages passes, and the 61st is refused', () => {
  expect(passing(floodGate(0), 100, 0)).toBe(60);
});

test('after the burst 20 messages a second pass', () => {
  const mayPass = floodGate(0);
  passing(mayPass, 60, 0);

  expect(passing(mayPass, 100, 1_000)).toBe(20);
});

test('after the burst the next message passes 50 ms later, and not before', () => {
  const mayPass = floodGate(0);
  passing(mayPass, 60, 0);

  expect([mayPass(49), mayPass(50)]).toEqual([false, true]);
});

test('after a long silence at most one burst passes', () => {
  expect(passing(floodGate(0), 100, 3_600_000)).toBe(60);
});

test('after the clock was set back, 20 messages a second pass', () => {
  const mayPass = floodGate(60_000);
  passing(mayPass, 60, 60_000);
  mayPass(0);

  expect(passing(mayPass, 100, 1_000)).toBe(20);
});
