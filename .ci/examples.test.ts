import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../sdk/scripts/entries.ts';
import { compileExamples } from './compile-examples.ts';
import { type Entry, publicFunctions } from './public-functions.ts';

const { exports } = await readManifest();
const entries: Entry[] = [
  ...Object.entries(exports).map(([path, { '@bold/source': source }]) => ({
    specifier: join('@bold/sdk', path),
    source: join('sdk', source),
  })),
  { specifier: '@bold/mock/browser', source: 'mock/src/browser.ts' },
  { specifier: '@bold/mock/node', source: 'mock/src/node.ts' },
  { specifier: '@bold/mock/scenarios', source: 'mock/src/scenarios/index.ts' },
  { specifier: './conformance.ts', source: 'openapi/conformance/conformance.ts' },
];
const functions = entries.flatMap(publicFunctions);

test('the functions of all public entries are found', () => {
  const names = functions.map(({ name }) => name);
  const expected = ['configureClient', 'groupDigits', 'realSchedule', 'LiveConnection'];
  expect(names).toEqual(expect.arrayContaining(expected));
  expect(names).toEqual(expect.arrayContaining(['startAnalytics', 'setupMock', 'conformance']));
});

test('every public function has an example', () => {
  const without = functions.filter(({ example }) => !example);
  expect(without.map(({ file, name }) => `${file} ${name} has no @example.`)).toEqual([]);
});

test('every example compiles', () => {
  expect(compileExamples(functions)).toEqual([]);
});

test('a mock’s mistyped scenario, operation, body or problem code does not compile', () => {
  const setup = functions.filter(({ name }) => name === 'setupMock');
  const compile = (...options: string[]) =>
    compileExamples(
      options.flatMap((option) =>
        setup.map((found) => ({ ...found, example: `setupMock({ ${option} });` })),
      ),
    );
  const wrong = [
    "scenario: 'brand-old'",
    'overrides: { getUser: ({ next }) => next() }',
    "overrides: { listCountries: () => [{ id: 'JP', name: 7, flag: '' }] }",
    "overrides: { listCountries: () => [{ id: 'JP', name: '', flag: '', odd: 1 }] }",
    "overrides: { getMe: ({ refuse }) => refuse('BONUS_ALREADY_TAKEN') }",
  ];

  expect(compile("scenario: 'rich', overrides: { getMe: ({ next }) => next() }")).toEqual([]);
  expect(compile(...wrong)).toHaveLength(wrong.length);
});

test('an example with a wrong argument is reported with its file and function', () => {
  const groupDigits = functions.filter(({ name }) => name === 'groupDigits');
  const wrong = groupDigits.map((found) => ({ ...found, example: "groupDigits('first');" }));
  expect(compileExamples(wrong)).toEqual([
    expect.stringMatching(/^sdk\/src\/game\/number-text\.ts groupDigits: TS2345/),
  ]);
});
