import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ContractChange, contractChanges } from './contract-diff.ts';

const bundle = readFileSync(join(import.meta.dirname, '../../dist/openapi.yaml'), 'utf8');
const profiles = { names: ['core', 'payouts'], usual: 'core' };
const isMajor = ({ impact }: ContractChange) => impact === 'major';

/** Matches the head of a schema in the bundle, until its list of required fields or its fields. */
const headOf = (name: string, list: string) =>
  new RegExp(`( {4}${name}:\\n(?: {6}.*\\n)*? {6}${list}:\\n)`);
const requests = 'Complete servers read requests as before: before the next major version,';
const responses = 'Complete servers may send the older response: before the next major version,';

test.each([
  [
    'a field of a request',
    headOf('AdditionalInfoUpdate', 'properties'),
    '$1        new_field: { type: string }\n',
    requests,
    'properties/new_field: added. ',
  ],
  [
    'a parameter',
    /(operationId: listTop\n(?: {6}.*\n)*? {6}parameters:\n)/,
    '$1        - { name: new_field, in: query, schema: { type: string } }\n',
    requests,
    'parameters/0: added. ',
  ],
  [
    'a higher limit of a request',
    'maximum: 200000\n',
    'maximum: 300000\n',
    requests,
    '`maximum` changed from 200000 to 300000. ',
  ],
  [
    'a required field of a response',
    headOf('Taps', 'required'),
    '$1        - debt_taps\n',
    responses,
    '`required` changed from ',
  ],
  [
    'a narrower field of a response',
    / {10}(minimum: 1\n {10}description: Taps that a refund)/,
    '          maximum: 9\n          $1',
    responses,
    '`maximum` was set to 9. ',
  ],
  [
    'a required header',
    /(operationId: listTop\n(?: {6}.*\n)*? {8}"200":\n(?: {10}.*\n)*? {10}headers:\n)/,
    '$1            X-New-Field: { required: true, schema: { type: string } }\n',
    responses,
    'headers/X-New-Field: added. ',
  ],
  [
    'a field of a response that needs another one',
    '    Taps:\n',
    '    Taps:\n      dependentRequired: { available_taps: [debt_taps] }\n',
    responses,
    'schema/dependentRequired: added. ',
  ],
  [
    'a field of a response with one more schema',
    / {10}(minimum: 1\n {10}description: Taps that a refund)/,
    '          allOf: [{ maximum: 9 }]\n          $1',
    responses,
    'debt_taps/allOf: added. ',
  ],
])('%s breaks complete servers, and no client', async (_, place, instead, remedy, change) => {
  const changed = bundle.replace(place, instead);
  expect(changed).not.toBe(bundle);
  const breaking = (await contractChanges(bundle, changed, profiles)).filter(isMajor);
  expect(breaking).toEqual([{ impact: 'major', text: expect.stringContaining(remedy) }]);
  expect(breaking[0]?.text).toContain(change);
  expect((await contractChanges(bundle, changed)).filter(isMajor)).toEqual([]);
});

test.each([
  [
    'an optional field of a response',
    headOf('Taps', 'properties'),
    '$1        new_field: { type: string }\n',
  ],
  [
    'an optional header',
    /(operationId: listTop\n(?: {6}.*\n)*? {8}"200":\n(?: {10}.*\n)*? {10}headers:\n)/,
    '$1            X-New-Field: { schema: { type: string } }\n',
  ],
  [
    'a field of a response that is deprecated',
    / {10}(minimum: 1\n {10}description: Taps that a refund)/,
    '          deprecated: true\n          $1',
  ],
  [
    'a field of init data',
    headOf('InitData', 'properties'),
    '$1        new_field: { type: string }\n',
  ],
])('%s breaks nothing', async (_, place, instead) => {
  const changed = bundle.replace(place, instead);
  const changes = await contractChanges(bundle, changed, profiles);
  expect([changes.length, changes.filter(isMajor)]).toEqual([1, []]);
});
