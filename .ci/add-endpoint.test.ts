import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { askPrism } from './endpoint/ask-prism.ts';
import { askWorker } from './endpoint/ask-worker.ts';
import { copyRepository } from './endpoint/copy-repository.ts';
import { applyEdit, readSteps } from './endpoint/guide-edits.ts';

// Follows the guide in a copy of the repository, step by step. Each test continues with the copy of the test before it.

const guide = readFileSync(join(import.meta.dirname, '../.github/CONTRIBUTING.md'), 'utf8');
const steps = readSteps(guide, 'Add an endpoint');
const [describe = [], , serve = [], mock = [], attempt = [], check = []] = steps;
const copy = copyRepository();
afterAll(copy.remove);

// Each test runs whole commands, which a busy machine slows down several times.
const timeout = 600_000;
const japan = { id: 'JP', name: 'Japan', flag: '🇯🇵' };

/** Returns `[file, text]` for each error in the compiler's output. */
const errorsOf = (output: string) =>
  [...output.matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(([, file, text]) => [
    file,
    text,
  ]);

test('the guide has six steps and edits ten files', () => {
  expect(steps).toHaveLength(6);
  expect(steps.flat().map(({ path }) => path)).toEqual([
    'openapi/paths/countries.yaml',
    'openapi/openapi.yaml',
    'openapi/rules.yaml',
    'server/src/countries/get-country.ts',
    'server/src/countries/get-country.test.ts',
    'mock/src/tags/countries.ts',
    'server/test/faults/access-control.test.ts',
    'server/test/differential/any-request.ts',
    'openapi/conformance/product/countries.ts',
    ...Array(2).fill('openapi/conformance/product/product-checks.ts'),
  ]);
});

test('with half of step 1, generate reports the path without a reference and writes nothing', {
  timeout,
}, async () => {
  const [path, ...others] = describe;
  if (!path) throw new Error('Step 1 has no edit.');
  applyEdit(copy.folder, path);

  const { status, output } = await copy.run('npm', ['run', '-s', 'generate']);

  expect(output).toContain('openapi/paths/countries.yaml: nothing refers to "country".');
  expect(status).toBe(1);
  expect(copy.changes()).toEqual([' M openapi/paths/countries.yaml']);
  for (const edit of others) applyEdit(copy.folder, edit);
});

test('after steps 1 and 2 the compiler reports the files that the next three steps add', {
  timeout,
}, async () => {
  expect(await copy.run('npm', ['run', '-s', 'generate'])).toMatchObject({ status: 0 });
  expect(await copy.run('npm', ['run', '-s', 'contract:diff', '--', 'HEAD'])).toEqual({
    status: 0,
    output: expect.stringContaining('addition  getCountry: added to country\n'),
  });

  // On one thread, because other tests run at the same time and threads repeat a part of the work.
  const { output } = await copy.run('tsc', ['--singleThreaded']);

  expect(errorsOf(output)).toEqual([
    ['mock/src/tags/countries.ts', expect.stringContaining("Property 'getCountry' is missing")],
    ['server/src/generated/handlers.ts', expect.stringContaining("'../countries/get-country.ts'")],
    [
      'server/test/differential/any-request.ts',
      expect.stringContaining("Property 'getCountry' is missing"),
    ],
    [
      'server/test/faults/access-control.test.ts',
      expect.stringContaining("Property 'getCountry' is missing"),
    ],
  ]);
});

test('after all six steps the whole check passes, including the format', {
  timeout,
}, async () => {
  for (const edit of [...serve, ...mock, ...attempt, ...check]) applyEdit(copy.folder, edit);

  expect(await copy.run('npm', ['run', '-s', 'check'])).toMatchObject({ status: 0 });
});

test('the server handles the new endpoint with a real PostgreSQL', { timeout }, async () => {
  const file = 'src/countries/get-country.test.ts';
  const args = ['run', '--root', 'server', '--project', 'server-*', file];

  expect(await copy.run('vitest', args)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/2 passed/),
  });
});

test('the mock handles the new endpoint in the service worker of a real browser', {
  timeout,
}, async () => {
  expect(await askWorker(copy.folder, '/api/country/JP')).toEqual({
    status: 200,
    body: japan,
    worker: '/mockServiceWorker.js',
  });
});

test('Prism returns the example of the new endpoint', { timeout }, async () => {
  expect(await askPrism(copy.folder, '/api/country/JP')).toEqual({ status: 200, body: japan });
});
