import { test as base } from '@playwright/test';
import { RefusingProxy } from './refusing-proxy.ts';

/** Tests in a browser whose requests to other machines are refused and recorded by a proxy. */
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
