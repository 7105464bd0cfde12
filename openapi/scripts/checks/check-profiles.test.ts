import { expect, test } from 'vitest';
import { smallContract, smallOperation } from '../../test/small-contract.ts';
import { checkProfiles } from './check-profiles.ts';

const profiles = ['core', 'things'];

test('an operation without a profile and one of a known profile have no fault', () => {
  expect(checkProfiles(smallContract(), profiles)).toEqual([]);
  expect(checkProfiles(smallContract({ 'x-profile': 'things' }), profiles)).toEqual([]);
});

test('a profile that rules.yaml does not have is reported', () => {
  expect(checkProfiles(smallContract({ 'x-profile': 'thing' }), profiles)).toEqual([
    'GET /thing: openapi/rules.yaml has no profile "thing". Add it under "profiles" there, or correct x-profile.',
  ]);
});

test('operations of several profiles at one path are reported', () => {
  const document = smallContract();
  Object.assign(document.paths['/thing'] ?? {}, {
    post: smallOperation({ 'x-profile': 'things' }),
  });
  expect(checkProfiles(document, profiles)).toEqual([
    '/thing has operations of several profiles: core, things. Give them the same x-profile, or another path.',
  ]);
});
