import { expect, onTestFinished, test } from 'vitest';
import { readJson } from '../test/contract.ts';
import { BotApi } from './bot-api/bot-api.ts';
import type { Result } from './check.ts';
import { conformance } from './conformance.ts';
import { readOptions } from './read-options.ts';
import { summarize } from './reports/coverage-report.ts';
import { startPrism, startReferenceServer, startWorld } from './start-process.fixture.ts';

// A run takes seconds, or minutes on a machine that is busy with other tests.
const timeoutMs = 300_000;
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

test('the reference server passes every check of the contract', {
  timeout: timeoutMs,
}, async () => {
  const botApi = await BotApi.listen(0);
  onTestFinished(() => botApi.close());
  const url = await startReferenceServer(botApi.address);
  const options = readOptions(['--url', url, '--analytics', `${url}/analytics`], tokens);

  const { results, target } = await conformance(options, { botApi });

  expect(broken(results)).toEqual([]);
  expect(results.filter(({ state }) => state === 'not checked')).toEqual([]);
  const { operations, statuses, oneSided, keywords, missing, environment } = summarize(target);
  expect(operations.seen).toBe(operations.all);
  expect(oneSided).toEqual([]);
  expect(keywords.seen).toBe(keywords.all);
  // Whether REQUEST_IN_PROGRESS occurs depends on timing, for each operation. REQUEST_TIMEOUT takes
  // half a minute, so only `--deep` tests it.
  const [lucky, sure] = [true, false].map((isLuck) =>
    missing.filter((name) => name.endsWith(` ${inProgress}`) === isLuck),
  );
  expect(sure).toEqual(['REQUEST_TIMEOUT']);
  expect(lucky?.length).toBeLessThan(posts.length);
  // If it is the only problem of its status, the status depends on timing, too.
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

test("the mock's world passes every check of the contract", { timeout: timeoutMs }, async () => {
  const url = await startWorld();

  // The mock's world has no rate limits.
  const options = readOptions(['--url', url, '--raised-limits'], tokens);
  const { results, target } = await conformance(options);

  expect(broken(results)).toEqual([]);
  // It has neither Telegram's Bot API nor an analytics backend.
  const unchecked = results.filter(({ state }) => state === 'not checked');
  expect([...new Set(unchecked.map(({ sentence }) => sentence))].sort()).toEqual([
    'needs --analytics',
    'needs --bot-api-listen',
    'the rate limits of a player are raised',
  ]);
  const { operations, oneSided } = summarize(target);
  expect([operations.seen, oneSided]).toEqual([operations.all, []]);
});

test('a mock that returns examples and has no state breaks at least twenty rules', {
  timeout: timeoutMs,
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
