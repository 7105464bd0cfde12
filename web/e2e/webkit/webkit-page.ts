import type { WebDriver } from './web-driver.ts';
import { WebkitFrame } from './webkit-frame.ts';

export class WebkitPage {
  /** The page itself. In the simulator, the app is in a frame on this page. */
  readonly main: WebkitFrame;
  /** The app inside the simulator. */
  readonly app: WebkitFrame;
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
    this.main = new WebkitFrame(driver);
    this.app = new WebkitFrame(driver, 'iframe[title="Bold"]');
  }

  async goto(url: string): Promise<void> {
    await this.#driver.post('frame', { id: null });
    await this.#driver.post('url', { url });
  }

  async reload(): Promise<void> {
    await this.#driver.post('frame', { id: null });
    await this.#driver.post('refresh');
  }

  /** Resizes the window until the page has this size. */
  async resize(width: number, height: number): Promise<void> {
    await this.main.waitFor(`a page of ${width}×${height}`, async () => {
      const shown = await this.main.run(() => [innerWidth, innerHeight, outerWidth, outerHeight]);
      const [pageWidth = 0, pageHeight = 0, windowWidth = 0, windowHeight = 0] = shown;
      if (pageWidth === width && pageHeight === height) return true;
      // The page learns its new size only after the response, so `shown` may be old. The next turn then corrects it.
      await this.#driver.post('window/rect', {
        width: width + windowWidth - pageWidth,
        height: height + windowHeight - pageHeight,
      });
      return false;
    });
  }

  /** Returns a screenshot of the page as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.get<string>('screenshot'), 'base64');
  }

  async close(): Promise<void> {
    await this.#driver.close();
  }
}
