import { test as base } from '@playwright/test';
import { ClosedGate } from './closed-gate.ts';

/** Tests in a browser from which nothing leaves the machine; the gate knows what wanted to. */
export const test = base.extend<object, { gate: ClosedGate }>({
  gate: [
    // Playwright wants a fixture's dependencies destructured, also where there are none.
    async ({ browserName: _ }, use) => {
      const gate = await ClosedGate.open();
      await use(gate);
      gate.close();
    },
    { scope: 'worker' },
  ],
  proxy: async ({ gate }, use) => use({ server: gate.address, bypass: '127.0.0.1,localhost' }),
});
