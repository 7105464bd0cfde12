import { expect, test } from 'vitest';
import { Kit } from '../kit.ts';
import { testTarget } from '../target.fixture.ts';
import { restartChecks } from './restart-checks.ts';

test.each(restartChecks)(
  'without --restart-command nothing is sent for "$title"',
  async ({ run }) => {
    const kit = new Kit(testTarget(), 'restart');
    await expect(run(kit)).rejects.toThrow('needs --restart-command');
    expect(kit.steps.shown()).toEqual([]);
  },
);
