import { expect, test } from 'vitest';
import { checkConstantRows, checkConstants } from './check-constants.ts';

const constants = { cache_seconds: 60, live_frame_bytes: 4096, live_stable_ms: 60 };
const faultsOf = (text: string) => checkConstants({ 'paths/things.yaml': text }, constants);

test('a constant by its name, and numbers that are no constants, have no fault', () => {
  expect(faultsOf('After {{cache_seconds}} seconds, 61 seconds or 60 bytes.')).toEqual([]);
  expect(checkConstants({ 'catalogue/rules.json': '60 seconds' }, constants)).toEqual([]);
  expect(checkConstants({ 'paths/a.yaml': 'in 24 hours' }, { key_hours: 24 })).toEqual([]);
});

test('an unknown constant is reported with its line', () => {
  expect(faultsOf('a\nb {{cash_seconds}}')).toEqual([
    'openapi/paths/things.yaml, line 2: catalogue/rules.json has no "cash_seconds". Add it there, or correct the name.',
  ]);
});

test.for([
  ['60 seconds', 'cache_seconds'],
  ['4096 bytes', 'live_frame_bytes'],
  ['60 milliseconds', 'live_stable_ms'],
])('%s in place of a constant is reported', ([text, name]) => {
  expect(faultsOf(`At most ${text}.`)).toEqual([
    `openapi/paths/things.yaml, line 1: "${text}" repeats a number of catalogue/rules.json. Write {{${name}}}, or the constant that is meant.`,
  ]);
});

test('every constant without a row in the chapter is reported', () => {
  const rows = [
    '| Name | Value | Meaning |',
    '|---|---|---|',
    '| `cache_seconds` | {{cache_seconds}} | x |',
    '| `live_stable_ms` | 60 | x |',
  ];
  expect(checkConstantRows(rows.join('\n'), constants)).toEqual(
    ['live_frame_bytes', 'live_stable_ms'].map(
      (name) =>
        `catalogue/rules.json has ${name}; add its row to openapi/chapters/constants.md: | \`${name}\` | {{${name}}} | what it limits |`,
    ),
  );
});
