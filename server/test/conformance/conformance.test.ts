import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import {
  BotApi,
  ChainApi,
  conformance,
  type Result,
  readOptions,
  summarize,
} from '@bold/openapi/conformance';
import contract from '@bold/openapi/openapi.json' with { type: 'json' };
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './reference-server.ts';

// A run takes seconds, or minutes on a machine that is busy with other tests.
const timeoutMs = 300_000;
const statusOf = new Map(
  Object.entries(contract['x-problem-catalogue']).map(([code, problem]) => [
    code,
    'status' in problem ? problem.status : undefined,
  ]),
);
const posts = Object.values(contract.paths).filter((path) => 'post' in path);

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
  const chain = await ChainApi.listen(0);
  onTestFinished(() => chain.close());
  const { url, stop, settleCommand } = await startServer({
    telegramApiRoot: botApi.address,
    tonApiUrl: chain.address,
  });
  onTestFinished(stop);
  const options = readOptions(
    ['--url', url, '--analytics', `${url}/analytics`, '--settle-command', settleCommand],
    development,
  );

  const { results, target } = await conformance(options, { botApi, chain });

  expect(broken(results)).toEqual([]);
  expect(results.filter(({ state }) => state === 'not checked')).toEqual([]);
  const { operations, statuses, oneSided, keywords, missing, environment } = summarize(target);
  expect(operations.seen).toBe(operations.all);
  expect(oneSided).toEqual([]);
  expect(keywords.seen).toBe(keywords.all);
  // Whether an operation returns REQUEST_IN_PROGRESS depends on timing. REQUEST_TIMEOUT takes half a minute, so only
  // `--deep` tests it.
  const [inProgressMissing, othersMissing] = [true, false].map((isInProgress) =>
    missing.filter((name) => name.endsWith(` ${inProgress}`) === isInProgress),
  );
  expect(othersMissing).toEqual(['REQUEST_TIMEOUT']);
  expect(inProgressMissing?.length).toBeLessThan(posts.length);
  // If REQUEST_IN_PROGRESS is an operation's only problem with status 409, this status depends on timing, too.
  const alone = target.documents.api.operations.filter(({ problems }) =>
    problems.every((code) => code === inProgress || statusOf.get(code) !== conflict),
  );
  const withoutConflict = alone.filter(({ id }) =>
    inProgressMissing?.includes(`${id} ${inProgress}`),
  );
  expect(statuses.seen).toBe(statuses.all - withoutConflict.length);
  const codes = new Set(environment.map((name) => name.split(' ')[1]));
  expect([...codes].sort()).toEqual([
    'GATEWAY_UNAVAILABLE',
    'INTERNAL_ERROR',
    'INVOICE_TOO_LARGE',
    'PAYMENT_GATEWAY_FAILED',
    'PLAYER_BANNED',
    'SERVICE_UNAVAILABLE',
  ]);
});
