import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Webkit } from '../../../.ci/browser/find-webkit.ts';
import { freePort } from '../../../.ci/test-run/free-port.ts';
import { StartedProcess } from '../started-process.ts';
import { WebDriver } from './web-driver.ts';
import { WebkitPage } from './webkit-page.ts';

/** GTK's settings that turn animations off. */
const settings = '[Settings]\ngtk-enable-animations=false\n';
/** Styles that make the browser's toolbar narrow, because a normal toolbar makes the window wider than a phone. */
const toolbarStyle =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n';

/** The number of attempts to open a window. */
const attempts = 3;

/** WebKitGTK on its own virtual display, controlled by WebDriver. It has one window at a time. */
export class WebkitBrowser {
  readonly #program: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #display: StartedProcess;
  readonly #folder: string;
  #driver: StartedProcess | undefined;

  private constructor(
    program: string,
    environment: NodeJS.ProcessEnv,
    display: StartedProcess,
    folder: string,
  ) {
    this.#program = program;
    this.#environment = environment;
    this.#display = display;
    this.#folder = folder;
  }

  /** Starts the display. `environment` has additional variables for the browser. */
  static async start(
    { driver, display }: Webkit,
    environment: Record<string, string> = {},
  ): Promise<WebkitBrowser> {
    // Without `-noreset`, the display restarts when a test closes its window, and may then refuse the window of the
    // next test.
    const lasting = ['-noreset', '-nolisten', 'tcp'];
    const screen = ['-displayfd', '1', '-screen', '0', '1600x1400x24', ...lasting];
    const shown = new StartedProcess(display, screen, process.env);
    const DISPLAY = `:${await shown.prints(/^(\d+)$/m)}`;
    const folder = mkdtempSync(join(tmpdir(), 'bold-webkit-'));
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), settings);
    writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), toolbarStyle);
    const folders = { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
    const variables = { ...process.env, ...folders, ...environment, DISPLAY, GDK_BACKEND: 'x11' };
    return new WebkitBrowser(driver, variables, shown, folder);
  }

  /** Opens a window without stored data. `proxy` is the address of a proxy for requests to other machines. */
  async open(proxy?: string): Promise<WebkitPage> {
    const host = proxy && new URL(proxy).host;
    const manual = { proxyType: 'manual', httpProxy: host, sslProxy: host, noProxy: ['127.0.0.1'] };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const origin = await this.#startDriver();
        return new WebkitPage(await WebDriver.open(origin, host ? { proxy: manual } : {}));
      } catch (error) {
        // About one of a hundred starts of the browser crashes, and the driver then waits for the browser without end.
        if (attempt === attempts) throw error;
      }
    }
  }

  /** Stops the driver and the display, and deletes their data. */
  async stop(): Promise<void> {
    await this.#driver?.stop();
    await this.#display.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Replaces the driver. Returns the origin of the new driver. */
  async #startDriver(): Promise<string> {
    await this.#driver?.stop();
    const port = await freePort();
    this.#driver = new StartedProcess(this.#program, [`--port=${port}`], this.#environment);
    const origin = `http://127.0.0.1:${port}`;
    await this.#driver.responds(`${origin}/status`);
    return origin;
  }
}
