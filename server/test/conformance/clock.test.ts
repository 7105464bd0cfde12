import { listChecks } from '@bold/openapi/conformance';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checksIn, runKit } from './run-kit.ts';

test.each([
  ['ahead of', 'holds its rewards for their days', 5_000, ['R1004']],
  ['behind', 'refuses expired init data', -5_000, ['R209', 'R321']],
])(
  "a server whose clock is some seconds %s the kit's %s",
  {
    timeout: 300_000,
  },
  async (_, __, aheadMs, tested) => {
    const realNow = Date.now;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => realNow() - aheadMs);
    onTestFinished(() => clock.mockRestore());
    const own = listChecks().filter(({ rules }) => rules.some(({ id }) => tested.includes(id)));

    const { results } = await runKit(
      {},
      own.map(({ id }) => id),
    );

    expect(checksIn('broken', results)).toEqual([]);
    expect(checksIn('not checked', results)).toEqual([]);
  },
);
