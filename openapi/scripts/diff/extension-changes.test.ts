import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { extensionChanges } from './extension-changes.ts';

const bundle = readFileSync(join(import.meta.dirname, '../../dist/openapi.yaml'), 'utf8');

test.each([
  ['nothing', '', '', []],
  [
    'the status of a code',
    /(BONUS_ALREADY_TAKEN:\n +type: \S+\n +status: )409/,
    '$1410',
    ['major x-problem-catalogue/BONUS_ALREADY_TAKEN/status: changed from 409 to 410'],
  ],
  [
    'what the live client does',
    /(\n {2}MULTIPLIER_NOT_REACHED:(?:\n {4}.*)*?\n {4}live: )drop/,
    '$1resend',
    ['major x-problem-catalogue/MULTIPLIER_NOT_REACHED/live: changed from "drop" to "resend"'],
  ],
  ['the title of a code', 'title: The body is not JSON', 'title: No JSON', []],
  [
    'the catalogue by a code',
    /\n {2}MULTIPLIER_NOT_REACHED:/,
    '\n  NEW_CODE: { type: /docs/problems#new-code, status: 409, retryable: false }$&',
    [
      'major x-problem-catalogue/NEW_CODE: added. Older clients do not know it: use another code if one fits.',
    ],
  ],
  [
    'the number of a close code',
    '  "4403":\n',
    '  "4499":\n',
    ['major x-live-close-codes/4403: removed', 'major x-live-close-codes/4499: added'],
  ],
  [
    'a constant',
    'request_body_bytes: 65536',
    'request_body_bytes: 1024',
    ['major x-rules/request_body_bytes: changed from 65536 to 1024'],
  ],
  ['the constants', 'x-rules:\n', 'x-rules:\n  new_limit: 7\n', ['minor x-rules/new_limit: added']],
  [
    'the codes of an operation',
    /\n +- BONUS_ALREADY_TAKEN\n/,
    '\n',
    ['major startBonus/x-problems/BONUS_ALREADY_TAKEN: removed'],
  ],
  [
    'the profile of an operation',
    'operationId: startBonus\n',
    'operationId: startBonus\n      x-profile: share\n',
    ['major startBonus/x-profile: changed from "core" to "share"'],
  ],
  [
    'the name of an operation, which Redocly reports',
    'operationId: startBonus',
    'operationId: takeBonus',
    [],
  ],
] as const)('a change of %s has its impact', (_, before, after, expected) => {
  const changed = bundle.replace(before, after);
  expect(changed === bundle).toBe(before === '');
  const changes = extensionChanges(parse(bundle), parse(changed));
  expect(changes.map(({ impact, text }) => `${impact} ${text}`)).toEqual(expected);
});
