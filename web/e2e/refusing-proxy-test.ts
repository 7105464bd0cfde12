import { test as base } from '@playwright/test';
import { RefusingProxy } from './refusing-proxy.ts';

/** Runs a test with a proxy that refuses and records the browser's requests to other machines. */
export const test = base.extend<object, { refusingProxy: RefusingProxy }>({
  refusingProxy: [
    // Playwright requires a destructured first parameter, even if a fixture needs no other one.
    async ({ browserName: _ }, use) => {
      const refusingProxy = await RefusingProxy.start();
      await use(refusingProxy);
      refusingProxy.close();
    },
    { scope: 'worker' },
  ],
  proxy: async ({ refusingProxy }, use) =>
    use({ server: refusingProxy.address, bypass: '127.0.0.1,localhost' }),
});
