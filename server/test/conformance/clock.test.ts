import { listChecks } from '@bold/openapi/conformance';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checksIn, runKit } from './run-kit.ts';

const aheadMs = 5_000;

test("a server whose clock is some seconds ahead of the kit's holds its rewards for their days", {
  timeout: 300_000,
}, async () => {
  const realNow = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() - aheadMs);
  onTestFinished(() => clock.mockRestore());
  const ofHolds = listChecks().filter(({ rules }) => rules.some(({ id }) => id === 'R1004'));

  const { results } = await runKit(
    {},
    ofHolds.map(({ id }) => id),
  );

  expect(checksIn('broken', results)).toEqual([]);
  expect(checksIn('not checked', results)).toEqual([]);
});
