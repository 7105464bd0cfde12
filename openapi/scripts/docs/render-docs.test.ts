import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { readAnalytics } from '../build-bundle.ts';
import { operationsOf } from '../document.ts';
import { rules } from '../vectors/read-catalogue.ts';
import { chapterNames } from './chapters.ts';

const page = readFileSync(join(import.meta.dirname, '../../dist/docs.html'), 'utf8');
const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('the page has no script and loads no external resource', () => {
  expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(/);
});

test('every id is unique and every link within the page has a target', () => {
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test('every column of a table has a name', () => {
  expect(page).toMatch(/<th>\w/);
  expect(page.match(/<th[^>]*><\/th>/g) ?? []).toEqual([]);
});

test('every operation, schema and problem has a section', async () => {
  for (const { operation } of operationsOf(contract)) expect(ids).toContain(operation.operationId);
  for (const { operation } of operationsOf(await readAnalytics()))
    expect(ids).toContain(`analytics-${operation.operationId}`);
  for (const name of Object.keys(contract.components.schemas))
    expect(ids).toContain(`schema-${name}`);
});

test('the type of every problem has a section', () => {
  const catalogue = Object.values(contract['x-problem-catalogue'] ?? {});
  expect(catalogue.length).toBeGreaterThan(30);
  for (const problem of catalogue) expect(ids).toContain(problem.type?.split('#').at(-1));
});

test('every chapter has a section, with its constants filled in', () => {
  const files = readdirSync(join(import.meta.dirname, '../../chapters'));
  expect(files.sort()).toEqual(chapterNames.map((name) => `${name}.md`).sort());
  for (const name of chapterNames) expect(ids).toContain(`chapter-${name}`);
  expect(page).not.toMatch(/\{\{|\]\(|```/);
});

test('the chapter of constants has every constant', () => {
  const missing = Object.entries(rules).filter(
    ([name, value]) => !page.includes(`<td><code>${name}</code></td>\n<td>${value}</td>`),
  );
  expect(missing).toEqual([]);
});

test('the page links to the other documents', () => {
  for (const name of ['openapi.yaml', 'live.asyncapi.yaml', 'analytics.openapi.yaml'])
    expect(page).toContain(`href="/docs/${name}"`);
});
