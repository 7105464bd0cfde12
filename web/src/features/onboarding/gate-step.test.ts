import { expect, test } from 'vitest';
import { type GateState, gateStep } from './gate-step.ts';

const passed: GateState = {
  isExpired: false,
  hasContinued: true,
  startParameter: undefined,
  data: 'success',
};

test('[GATE-02] the intro stands until it is continued, whatever has loaded', () => {
  for (const data of ['pending', 'error', 'success'] as const) {
    expect(gateStep({ ...passed, hasContinued: false, data })).toBe('welcome');
  }
});

test('[GATE-03] a start parameter skips the intro', () => {
  expect(gateStep({ ...passed, hasContinued: false, startParameter: 'REFabc' })).toBe('open');
});

test('after the intro come loading and error, then the page', () => {
  expect(gateStep({ ...passed, data: 'pending' })).toBe('loading');
  expect(gateStep({ ...passed, data: 'error' })).toBe('error');
  expect(gateStep(passed)).toBe('open');
});

test('init data that ran out stands before everything else', () => {
  expect(gateStep({ ...passed, isExpired: true, hasContinued: false })).toBe('expired');
});
