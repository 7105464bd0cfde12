import { expect, onTestFinished, test } from 'vitest';
import { readJson } from '../test/contract.ts';
import { BotApi } from './bot-api/bot-api.ts';
import type { Result } from './check.ts';
import { conformance } from './conformance.ts';
import { readOptions } from './read-options.ts';
import { summarise } from './reports/coverage-report.ts';
import { startReferenceServer, startWorld } from './start-process.fixture.ts';

// Alone a run takes seconds; on a machine that is busy with other tests it may take minutes.
const patienceMs = 300_000;
const tokens = readJson<{ bot_token: string; analytics_token: string }>(
  'catalogue/development.json',
);

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
  const { operations, codes } = summarise(target);
  expect(operations.seen).toBe(operations.all);
  expect(codes.seen).toBeGreaterThan(180);
});

test("the mock's world keeps every rule of the contract", { timeout: patienceMs }, async () => {
  const url = await startWorld();

  const { results } = await conformance(readOptions(['--url', url], tokens));

  expect(broken(results)).toEqual([]);
});
