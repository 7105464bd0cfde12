import { expect, test } from 'vitest';
import { type GateState, gateStep } from './gate-step.ts';

const passed: GateState = {
  isBanned: false,
  isExpired: false,
  hasContinued: true,
  startParameter: undefined,
  data: 'success',
  user: { display_name: 'Drop', country_id: 'PT' },
  isBackAtName: false,
};

test('[GATE-02] the intro is shown until it is continued, with any loading state', () => {
  for (const data of ['pending', 'error', 'success'] as const) {
    expect(gateStep({ ...passed, hasContinued: false, data })).toBe('welcome');
  }
});

test('[GATE-03] a start parameter skips the intro', () => {
  expect(gateStep({ ...passed, hasContinued: false, startParameter: 'REFabc' })).toBe('open');
});

test('loading, error and the page follow the intro', () => {
  expect(gateStep({ ...passed, data: 'pending' })).toBe('loading');
  expect(gateStep({ ...passed, data: 'error' })).toBe('error');
  expect(gateStep(passed)).toBe('open');
});

test('[GATE-13] a ban has precedence over every other state', () => {
  const state = { ...passed, isBanned: true, isExpired: true, hasContinued: false };
  expect(gateStep(state)).toBe('banned');
});

test('expired init data has precedence over every other state', () => {
  expect(gateStep({ ...passed, isExpired: true, hasContinued: false })).toBe('expired');
});

test.each(['bold_1', 'bold_9007199254740991', null])(
  '[GATE-10] a player with the name %s sees the registration',
  (display_name) => {
    expect(gateStep({ ...passed, user: { display_name, country_id: 'PT' } })).toBe('registration');
    expect(gateStep({ ...passed, user: { display_name, country_id: null } })).toBe('registration');
  },
);

test('[GATE-11] a player with a name and without a country sees the country step', () => {
  const user = { display_name: 'Drop', country_id: null };
  expect(gateStep({ ...passed, user })).toBe('country');
});

test('[GATE-12] back from the country step leads to the name, until the player has a country', () => {
  const user = { display_name: 'Drop', country_id: null };
  expect(gateStep({ ...passed, user, isBackAtName: true })).toBe('registration');
  expect(gateStep({ ...passed, isBackAtName: true })).toBe('open');
});
