import { expect, test } from 'vitest';
import { describe, findDifference } from '../differential/find-difference.ts';
import { inCluster } from '../differential/new-databases.ts';
import { extent } from '../faults/extent.ts';
import { citusBin, howToGetCitus } from './postgres-node.ts';

const runs = extent(60, 2_000);

test('a server on a cluster and the mock respond alike to random sequences of calls and live messages', {
  timeout: extent(600_000, 3_600_000),
}, async ({ skip }) => {
  skip(!citusBin, howToGetCitus);
  const found = await findDifference({ runs, seed: 77, openDatabases: inCluster });
  expect(found.difference, describe(found)).toBeNull();
  expect(found.alike).toBe(runs);
});
