import { expect, onTestFinished, test } from 'vitest';
import { readJson } from '../test/contract.ts';
import { BotApi } from './bot-api/bot-api.ts';
import type { Result } from './check.ts';
import { conformance } from './conformance.ts';
import { readOptions } from './read-options.ts';
import { summarise } from './reports/coverage-report.ts';
import { startPrism, startReferenceServer, startWorld } from './start-process.fixture.ts';

// Alone a run takes seconds; on a machine that is busy with other tests it may take minutes.
const patienceMs = 300_000;
const tokens = readJson<{ bot_token: string; analytics_token: string }>(
  'catalogue/development.json',
);

const { paths, 'x-problem-catalogue': catalogue } = readJson<{
  paths: Record<string, object>;
  'x-problem-catalogue': Record<string, { status: number }>;
}>('dist/openapi.json');
const posts = Object.values(paths).filter((path) => 'post' in path);

const inProgress = 'REQUEST_IN_PROGRESS';
const conflict = 409;

const broken = (results: Result[]) =>
  results
    .filter(({ state }) => state === 'broken')
    .map(({ check, sentence, steps }) => [check.title, sentence, ...steps]);

test('the reference server keeps every rule of the contract', { timeout: patienceMs }, async () => {
  const botApi = await BotApi.listen(0);
  onTestFinished(() => botApi.close());
  const url = await startReferenceServer(botApi.address);
  const options = readOptions(['--url', url, '--analytics', `${url}/analytics`], tokens);

  const { results, target } = await conformance(options, { botApi });

  expect(broken(results)).toEqual([]);
  expect(results.filter(({ state }) => state === 'not checked')).toEqual([]);
  const { operations, statuses, oneSided, keywords, missing, environment } = summarise(target);
  expect(operations.seen).toBe(operations.all);
  expect(oneSided).toEqual([]);
  expect(keywords.seen).toBe(keywords.all);
  // Whether a request still runs when its twin arrives is luck, operation by operation. Half a minute
  // is too long for a default run: `--deep` waits for it.
  const [lucky, sure] = [true, false].map((isLuck) =>
    missing.filter((name) => name.endsWith(` ${inProgress}`) === isLuck),
  );
  expect(sure).toEqual(['REQUEST_TIMEOUT']);
  expect(lucky?.length).toBeLessThan(posts.length);
  // Where it is the only problem of its status, the status is luck with it.
  const alone = target.documents.api.operations.filter(({ problems }) =>
    problems.every((code) => code === inProgress || catalogue[code]?.status !== conflict),
  );
  const unlucky = alone.filter(({ id }) => lucky?.includes(`${id} ${inProgress}`));
  expect(statuses.seen).toBe(statuses.all - unlucky.length);
  const codes = new Set(environment.map((name) => name.split(' ')[1]));
  expect([...codes].sort()).toEqual([
    'INTERNAL_ERROR',
    'INVOICE_TOO_LARGE',
    'PAYMENT_GATEWAY_FAILED',
    'SERVICE_UNAVAILABLE',
  ]);
});

test("the mock's world keeps every rule of the contract", { timeout: patienceMs }, async () => {
  const url = await startWorld();

  // The world limits nobody.
  const options = readOptions(['--url', url, '--raised-limits'], tokens);
  const { results, target } = await conformance(options);

  expect(broken(results)).toEqual([]);
  // It takes payments and events without the messenger and without an analytics backend.
  const unchecked = results.filter(({ state }) => state === 'not checked');
  expect([...new Set(unchecked.map(({ sentence }) => sentence))].sort()).toEqual([
    'needs --analytics',
    'needs --bot-api-listen',
    'the limits of a player are raised',
  ]);
  const { operations, oneSided } = summarise(target);
  expect([operations.seen, oneSided]).toEqual([operations.all, []]);
});

test('a mock that answers examples and remembers nothing breaks at least twenty named rules', {
  timeout: patienceMs,
}, async () => {
  const url = await startPrism();
  const tags = ['taps', 'bonus', 'referrals', 'leaderboard', 'invariants'];
  const only = tags.flatMap((tag) => ['--only', tag]);

  const { results } = await conformance(
    readOptions(['--url', url, '--live', 'none', ...only], tokens),
  );

  const rules = results.filter(({ state }) => state === 'broken').map(({ check }) => check.title);
  expect(new Set(rules).size).toBeGreaterThanOrEqual(20);
});
