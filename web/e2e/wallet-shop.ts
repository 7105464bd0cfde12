import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { depositsOn } from './deposits.ts';
import { openIn, type TestApps } from './test-apps-test.ts';

/** Controls the small test app "shop" in the simulator, and the wallet's sheets. */
export class WalletShop {
  readonly #page: Page;
  readonly #app: FrameLocator;
  readonly #testApps: TestApps;

  constructor(page: Page, app: FrameLocator, testApps: TestApps) {
    this.#page = page;
    this.#app = app;
    this.#testApps = testApps;
  }

  /**
   * Opens the shop in the simulator for the person Paula. By default, transfers go to the fake chain; the control
   * `chain` in `others` can change this.
   * @param wallet the mode of Paula's wallet
   * @param others further controls of the simulator. They override the controls that this method sets.
   */
  async open(wallet: string, others: Record<string, string> = {}): Promise<void> {
    const { chainPort: chain, bridgePort: bridge } = this.#testApps;
    const controls = { person: 'paula', wallet, chain, bridge, ...others };
    await openIn(this.#page, this.#testApps, { app: '/shop.html', ...controls });
    // The timeout is long, because the development server bundles TON Connect's libraries at the first opening.
    await expect(this.wallet).toBeVisible({ timeout: 60_000 });
  }

  get wallet(): Locator {
    return this.#app.getByRole('status', { name: 'Wallet' });
  }

  get payment(): Locator {
    return this.#app.getByRole('status', { name: 'Payment' });
  }

  get taps(): Locator {
    return this.#app.getByRole('status', { name: 'Taps' });
  }

  /**
   * Presses TON Connect's button. TON Connect does not show a list of wallets, because the app runs inside the wallet's
   * browser.
   */
  async connect(): Promise<void> {
    await this.#app.getByRole('button', { name: 'Connect Wallet' }).click();
  }

  async press(name: 'Pay' | 'Disconnect' | 'Connect over the bridge'): Promise<void> {
    await this.#app.getByRole('button', { name, exact: true }).click();
  }

  sheet(name: 'Connect wallet' | 'Confirm transfer'): Locator {
    return this.#page.getByRole('dialog', { name });
  }

  /** Returns the payments to the shop's account on the fake chain, the newest first. */
  payments(): ReturnType<typeof depositsOn> {
    return depositsOn(this.#testApps.chainPort);
  }
}
