import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions, type Browser as RunningBrowser } from 'playwright';
import { downloadChromium } from './download-chromium.ts';
import { type Browser, findBrowser } from './find-browser.ts';
import { unpackChromium } from './unpack-chromium.ts';

/** The command line arguments of Chromium in every test. They stop most of the browser's own network requests. */
export const browserArguments = [
  // Otherwise the browser does not start as root, for example in a container.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise the browser asks a server of Google what the fields of every form mean. Nothing listens on this port.
  '--autofill-server-url=http://127.0.0.1:9/',
];

type Signals = Pick<LaunchOptions, 'handleSIGINT'>;

export function launchOptions(browser: Browser, more: readonly string[] = []): LaunchOptions {
  return {
    executablePath: browser.executablePath,
    args: [...browserArguments, ...more],
    ...(browser.env && { env: { ...process.env, ...browser.env } }),
  };
}

const remedies = {
  named: 'Install a font, or unset CHROMIUM_PATH.',
  packed: 'Delete node_modules/.cache/bold-chromium and run the command again.',
  playwright: 'Install a font (Debian: fonts-dejavu-core).',
  system: 'Install a font (Debian: fonts-dejavu-core), or unset BROWSER.',
} satisfies Record<Browser['source'], string>;

/** Throws an Error if `browser` does not start or draws no text, for example because no font is installed. */
async function checkText(browser: Browser, signals: Signals): Promise<void> {
  const options = { ...launchOptions(browser), ...signals };
  const started = await chromium.launch(options).catch((cause: unknown) => {
    throw new Error(`Chromium does not start: ${browser.executablePath}`, { cause });
  });
  try {
    const page = await started.newPage();
    for (const word of ['Bold', 'Жми']) {
      await page.setContent(`<span style="font: 20px sans-serif">${word}</span>`);
      const box = await page.locator('span').boundingBox();
      if (!box?.width) {
        throw new Error(
          `Chromium draws no text: "${word}" has no width, so no font was found. ${remedies[browser.source]}`,
        );
      }
    }
  } finally {
    await started.close();
  }
}

/** Installs `browser` if needed and checks that it draws text. Prints which browser is used and why. */
export async function prepareBrowser(browser: Browser, signals: Signals = {}): Promise<void> {
  if (browser.source === 'packed') await unpackChromium();
  if (browser.source === 'playwright' && !existsSync(browser.executablePath)) {
    await downloadChromium(browser.executablePath).catch((cause: unknown) => {
      throw new Error(
        'No Chromium is installed and none could be downloaded. Install one and name it in CHROMIUM_PATH.',
        { cause },
      );
    });
  }
  await checkText(browser, signals);
  const names = {
    named: browser.executablePath,
    packed: 'the Chromium of the npm package @sparticuz/chromium',
    playwright: "Playwright's Chromium",
    system: browser.executablePath,
  };
  console.error(`Tests use ${names[browser.source]} (${browser.reason}).`);
}

/** Starts the test browser with the additional arguments `more`. The caller must close the browser. */
export async function launchBrowser(
  more: readonly string[] = [],
  signals: Signals = {},
): Promise<RunningBrowser> {
  const browser = findBrowser();
  await prepareBrowser(browser, signals);
  return chromium.launch({ ...launchOptions(browser, more), ...signals });
}
