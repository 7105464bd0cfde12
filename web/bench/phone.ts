import { findPerson, launchAddressFor } from '@bold/mock/telegram';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../.ci/browser/prepare-browser.ts';
import { watchFrames } from './presented-frames.ts';
import { fingersArgument } from './tap-with-three-fingers.ts';
import { type PageNotes, watchPage } from './watch-page.ts';

export type Conditions = {
  /** How many times slower the phone's processor is than this machine's processor. */
  slowdown: number;
  /** By default, the network of this machine. */
  network?: { megabitsPerSecond: number; roundTripMs: number };
};

/** A page with the size and the touch screen of a phone. */
export class Phone {
  readonly page: Page;
  readonly #browser: Browser;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.page = page;
  }

  /** Runs `work` with a phone, and closes the phone afterwards. */
  static async lend<Result>(
    conditions: Conditions,
    work: (phone: Phone) => Promise<Result>,
  ): Promise<Result> {
    const phone = await Phone.#start(conditions);
    try {
      return await work(phone);
    } finally {
      await phone.#browser.close();
    }
  }

  static async #start({ slowdown, network }: Conditions): Promise<Phone> {
    // Playwright's own handler ends this process before bench.ts has deleted the data of the game.
    const browser = await launchBrowser([fingersArgument], { handleSIGINT: false });
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.addInitScript(beInMessenger);
    await page.addInitScript(watchPage);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network) {
      const bytesPerSecond = (network.megabitsPerSecond * 1_000_000) / 8;
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.roundTripMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    }
    return new Phone(browser, page);
  }

  /** Opens the game as Telegram would, and waits for the tap surface. */
  async open(origin: string, person: string): Promise<void> {
    await this.page.goto(await launchAddressFor('/', origin, { person: findPerson(person) }));
    const start = this.page.getByRole('button', { name: 'Start' });
    const surface = this.page.getByRole('button', { name: 'Tap', exact: true });
    await start.or(surface).waitFor();
    if (await start.isVisible()) await start.tap();
    await surface.waitFor();
  }

  /** Opens a page on which a tap adds one to a number. */
  async openBarePage(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.setContent(barePage);
  }

  notes(): Promise<PageNotes> {
    return this.page.evaluate(() => window.notes);
  }

  /** Clears `interactions` in the page's notes. Keeps `shift` and `tappableAt`. */
  async clearInteractions(): Promise<void> {
    await this.page.evaluate(() => {
      Object.assign(window.notes, { interactions: {} });
    });
  }

  /** Records frames. The returned function stops the recording and returns the milliseconds from frame to frame. */
  async watchFrames(): Promise<() => Promise<number[]>> {
    return watchFrames(await this.#browser.newBrowserCDPSession());
  }
}

const barePage = `<!doctype html>
<meta name="viewport" content="width=device-width">
<button style="position: absolute; inset: 0; width: 100%; height: 100%; touch-action: none"></button>
<p style="position: absolute; font-size: 60px; pointer-events: none">0</p>
<script>
  const [button] = document.getElementsByTagName('button');
  const [number] = document.getElementsByTagName('p');
  button.addEventListener('pointerdown', () => { number.textContent++; });
</script>`;

/** Makes the page look like a page inside a native Telegram app. Runs in the page. */
function beInMessenger(): void {
  Object.assign(window, { TelegramWebviewProxy: { postEvent: () => {} } });
}
