import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { operationsOf } from '../document.ts';
import { readAnalytics } from '../read-analytics.ts';

const page = readFileSync(join(import.meta.dirname, '../../dist/docs.html'), 'utf8');
const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('the page runs no script and asks nobody for anything', () => {
  expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(/);
});

test('every id is there once and every link within the page leads somewhere', () => {
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test('every operation, schema and problem has a section', async () => {
  for (const { operation } of operationsOf(contract)) expect(ids).toContain(operation.operationId);
  for (const { operation } of operationsOf(await readAnalytics()))
    expect(ids).toContain(`analytics-${operation.operationId}`);
  for (const name of Object.keys(contract.components.schemas))
    expect(ids).toContain(`schema-${name}`);
});

test('a problem’s type leads to the section that explains it', () => {
  const catalogue = Object.values(contract['x-problem-catalogue'] ?? {});
  expect(catalogue.length).toBeGreaterThan(30);
  for (const problem of catalogue) expect(ids).toContain(problem.type?.split('#').at(-1));
});

test('the other documents are linked', () => {
  for (const name of ['openapi.yaml', 'live.asyncapi.yaml', 'analytics.openapi.yaml'])
    expect(page).toContain(`href="/docs/${name}"`);
});
