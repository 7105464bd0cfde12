import { test as base } from '@playwright/test';
import { ClosedGate } from './closed-gate.ts';

/** Tests in a browser whose requests to other machines are blocked and recorded. */
export const test = base.extend<object, { gate: ClosedGate }>({
  gate: [
    // Playwright requires a destructured first parameter, also without dependencies.
    async ({ browserName: _ }, use) => {
      const gate = await ClosedGate.open();
      await use(gate);
      gate.close();
    },
    { scope: 'worker' },
  ],
  proxy: async ({ gate }, use) => use({ server: gate.address, bypass: '127.0.0.1,localhost' }),
});
