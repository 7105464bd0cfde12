import type { WebDriver } from './web-driver.ts';
import { WebkitFrame } from './webkit-frame.ts';

/** A window of WebKitGTK. */
export class WebkitPage {
  /** The page itself. In the simulator this is Telegram around the app. */
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

  /** Gives the page this size, without the window's toolbar. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.post('window/rect', { width, height });
    const [shownWidth, shownHeight] = await this.main.run(() => [innerWidth, innerHeight] as const);
    const wider = width - shownWidth;
    const taller = height - shownHeight;
    await this.#driver.post('window/rect', { width: width + wider, height: height + taller });
    await this.main.waitFor(`a page of ${width}×${height}`, async () =>
      this.main.run((...size) => `${[innerWidth, innerHeight]}` === `${size}`, width, height),
    );
  }

  /** Returns a screenshot of the page as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.get<string>('screenshot'), 'base64');
  }

  /** Closes the window and deletes its data. */
  async close(): Promise<void> {
    await this.#driver.close();
  }
}
