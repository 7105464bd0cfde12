import { expect, test } from 'vitest';
import { readJson } from '../../test/contract.ts';
import { conformance } from '../conformance.ts';
import { readOptions } from '../read-options.ts';
import { startReferenceServer } from '../start-process.fixture.ts';
import { allMutants } from './all-mutants.ts';
import { startFaultyServer } from './faulty-server.ts';
import { hunt } from './hunt.ts';

const patienceMs = 300_000;
const tokens = readJson<{ bot_token: string; analytics_token: string }>(
  'catalogue/development.json',
);
/** Every so many mutants; `npm run conformance:mutants` takes all. */
const step = 12;

test('each of nine small faults in a good server is caught', {
  timeout: patienceMs,
}, async () => {
  const url = await startReferenceServer();
  const options = readOptions(['--url', url, '--seed', '7'], tokens);
  const mutants = allMutants(tokens.bot_token).filter((_, at) => at % step === 0);

  const survivors: string[] = [];
  for (const mutant of mutants) {
    const { sentence } = await hunt(url, mutant, options);
    if (sentence === undefined) survivors.push(`${mutant.tag}: ${mutant.title}`);
  }

  expect(mutants).toHaveLength(9);
  expect(survivors).toEqual([]);
});

test('the proxy without a fault breaks nothing', { timeout: patienceMs }, async () => {
  const upstream = await startReferenceServer();
  const faulty = await startFaultyServer(upstream, { tag: 'none', title: 'no fault' });
  const only = ['levels', 'taps', 'bonus', 'live'].flatMap((tag) => ['--only', tag]);

  const { results } = await conformance(readOptions(['--url', faulty.url, ...only], tokens));

  await faulty.stop();
  expect(results.filter(({ state }) => state === 'broken')).toEqual([]);
});
