import { expect, test } from 'vitest';
import { type GateState, gateStep } from './gate-step.ts';

const passed: GateState = {
  isExpired: false,
  hasContinued: true,
  startParameter: undefined,
  data: 'success',
  user: { display_name: 'Drop', country_id: 'PT' },
  isBackAtName: false,
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

test.each(['bold_1', 'bold_9007199254740991', null])(
  '[GATE-10] the name %s forces the registration',
  (display_name) => {
    expect(gateStep({ ...passed, user: { display_name, country_id: 'PT' } })).toBe('registration');
    expect(gateStep({ ...passed, user: { display_name, country_id: null } })).toBe('registration');
  },
);

test('[GATE-11] without a country it is asked for, once there is a name', () => {
  const user = { display_name: 'Drop', country_id: null };
  expect(gateStep({ ...passed, user })).toBe('country');
});

test('[GATE-12] from the country one can go back to the name, until there is a country', () => {
  const user = { display_name: 'Drop', country_id: null };
  expect(gateStep({ ...passed, user, isBackAtName: true })).toBe('registration');
  expect(gateStep({ ...passed, isBackAtName: true })).toBe('open');
});
