import { expect, test } from 'vitest';
import {
  provenIn,
  referencesIn,
  resolves,
  rowIdsIn,
  rowsOf,
  sectionsOf,
  strayMarks,
} from './references.ts';
import { readTextFiles } from './text-files.ts';

// This file is full of references that lead nowhere.
const files = readTextFiles().filter(({ path }) => !path.startsWith('.ci/references.'));
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

const pages = {
  spec: sectionsOf(textOf('openapi/rules/spec.md')),
  decisions: sectionsOf(textOf('openapi/rules/decisions.md')),
};
const lists = ['openapi/rules/checklist.md', 'web/RULES.md'];
const rows = lists.flatMap((path) => rowsOf(textOf(path)));
const groups = new Set(rows.map((id) => id.replace(/-.*/, '')));

test('every reference to the specification or the decisions leads to a section', () => {
  const references = files.flatMap(({ path, text }) =>
    referencesIn(text).map((reference) => ({ path, ...reference })),
  );
  expect(references.length).toBeGreaterThan(200);
  expect(references.filter((reference) => !resolves(reference, pages))).toEqual([]);
});

test('every § belongs to the specification, the decisions or an RFC', () => {
  const stray = files.flatMap(({ path, text }) =>
    strayMarks(text).map((place) => `${path}: ${place}`),
  );
  expect(stray).toEqual([]);
});

test('every row ID stands in one row of the two checklists', () => {
  const unknown = files.flatMap(({ path, text }) =>
    rowIdsIn(text, groups)
      .filter((id) => !rows.includes(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter((id, index) => rows.indexOf(id) !== index)).toEqual([]);
  expect(unknown).toEqual([]);
});

test('every row of the two checklists has a test whose title names it', () => {
  const isTest = (path: string) =>
    /\.(?:test|e2e)\.tsx?$/.test(path) || path.startsWith('openapi/conformance/');
  const proven = new Set(
    files.filter(({ path }) => isTest(path)).flatMap(({ text }) => provenIn(text)),
  );
  expect(rows.filter((id) => !proven.has(id))).toEqual([]);
});

test('every rule ID in a test title stands in rules.yaml', () => {
  const rules = new Set(
    textOf('openapi/rules.yaml')
      .match(/^ +R\d{3,4}(?=:)/gm)
      ?.map((id) => id.trim()),
  );
  const named = files.flatMap(({ path, text }) =>
    path.includes('.test.')
      ? [...text.matchAll(/\[(R\d{3,4})\]/g)].map(([, id = '']) => ({ path, id }))
      : [],
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ id }) => !rules.has(id))).toEqual([]);
});

test('every rule that the pages name in parentheses is in the catalogue', () => {
  const rules = Object.keys(JSON.parse(textOf('openapi/catalogue/rules.json')) as object);
  const named = files
    .filter(({ path }) => path.startsWith('openapi/rules/'))
    .flatMap(({ text }) => [...text.matchAll(/\(`([a-z0-9_]+)`\)/g)].map(([, key = '']) => key));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((key) => !rules.includes(key))).toEqual([]);
});

const page = '# Page\n\n## 1. One\n\nA sentence.\n\n## 1a. Two\n\n### GIFT\n\nText.\n\n## Last\n';
const small = { spec: sectionsOf(page), decisions: sectionsOf(page) };

test.each([
  ['see spec §1', true],
  ['see spec §2', false],
  ['see decisions §1a GIFT', true],
  ['see decisions §1 GIFT', false],
  ['see spec §1 "A sentence"', true],
  ['see spec §1 "Another"', false],
  [' * of the day (decisions\n * §2).', false],
  ['-- as agreed (decisions\n-- §1)', true],
  ['(spec §1, §3)', false],
  ['(spec §1, decisions §3)', false],
])('the references of %j resolve: %s', (text, expected) => {
  const references = referencesIn(text);
  expect(references.length).toBeGreaterThan(0);
  expect(references.every((reference) => resolves(reference, small))).toBe(expected);
});

test('a § without a page is found, that of an RFC is none', () => {
  expect(strayMarks('as in (RFC 9110 §10.2.3)')).toEqual([]);
  expect(strayMarks('as agreed (spec §1, §2)')).toEqual([]);
  expect(strayMarks('as agreed in §4')).toEqual(['as agreed in §4']);
});

test('a row is found once for each time that it stands in a table', () => {
  expect(rowsOf('| ID | Rule |\n|---|---|\n| TAP-01 | a |\n| TAP-01 | b [TAP-02] |')).toEqual([
    'TAP-01',
    'TAP-01',
  ]);
});

test('an ID of a known group is found everywhere, another one in brackets only', () => {
  const found = (text: string) => rowIdsIn(text, new Set(['TAP']));
  expect(found("test('[TAP-03] [BAT-01] a tap', …) // TAP-04")).toEqual([
    'TAP-03',
    'BAT-01',
    'TAP-04',
  ]);
  expect(found('SHA-256 and UTF-16, in 2026-11-19')).toEqual([]);
});

test('a title proves its rows, a comment or a skipped test none', () => {
  expect(provenIn("test('[TAP-03] [TAP-04] a tap', …)")).toEqual(['TAP-03', 'TAP-04']);
  expect(provenIn("test.skip('[TAP-03] a tap', …)")).toEqual([]);
  expect(provenIn("// test('[TAP-03] a tap', …)")).toEqual([]);
});

test('every constant is named by a text of the contract or by code', () => {
  const constants: object = JSON.parse(textOf('openapi/catalogue/rules.json'));
  // Generated files and these two name every constant, and tests need none.
  const others =
    /\/generated\/|^openapi\/(dist|vectors)\/|\/rules\.json$|\/constants\.md$|\.test\.ts$|^\.ci\//;
  const texts = files.filter(({ path }) => !others.test(path)).map(({ text }) => text);
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  const inCode = (name: string) => name.replace(/_(\w)/g, (_, one: string) => one.toUpperCase());
  const unused = Object.keys(constants).filter(
    (name) => !words.has(name) && !words.has(inCode(name)),
  );
  expect(unused).toEqual([]);
});
