import { expect, test } from 'vitest';
import { afterFile } from '../after-file.ts';
import { checksIn, runKit } from '../conformance/run-kit.ts';
import { citusBin, howToGetCitus } from './postgres-node.ts';
import { startCluster } from './start-cluster.ts';

test('a server on a cluster passes every check of the contract', {
  timeout: 600_000,
}, async ({ skip }) => {
  skip(!citusBin, howToGetCitus);
  const cluster = await startCluster();
  afterFile(() => cluster.stop());
  const { results } = await runKit({
    env: {
      DATABASE_URL: cluster.coordinator.url,
      DATABASE_DISTRIBUTED: 'true',
      DATABASE_SHARDS: '4',
    },
  });
  expect(checksIn('broken', results)).toEqual([]);
  expect(checksIn('not checked', results)).toEqual([]);
  expect(results.length).toBeGreaterThan(100);
});
