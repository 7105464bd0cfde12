import { join } from 'node:path';
import { chromium } from 'playwright';
import { foldersOf, isExecutable } from './find-program.ts';
import { packedEnvironment, packedExecutable } from './unpack-chromium.ts';

/** A Chromium for tests, with the reason why it was chosen. */
export type Browser = {
  source: 'named' | 'packed' | 'playwright' | 'system';
  executablePath: string;
  reason: string;
  env?: Record<string, string>;
};

export type Machine = {
  environment: NodeJS.ProcessEnv;
  /** `process.platform` and `process.arch`, such as `linux-x64`. */
  platform: string;
  isExecutable: (path: string) => boolean;
};

/** The only platform for which @sparticuz/chromium has a build. */
const packedPlatform = 'linux-x64';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findSystemBrowser({ environment, isExecutable }: Machine): string | undefined {
  const paths = foldersOf(environment.PATH).flatMap((folder) =>
    systemNames.map((name) => join(folder, name)),
  );
  return [...paths, ...macApplications].find(isExecutable);
}

function packed(reason: string): Browser {
  return {
    source: 'packed',
    executablePath: packedExecutable,
    reason,
    env: packedEnvironment,
  };
}

/**
 * Chooses the Chromium for tests, but does not install or start it. The environment variables `CHROMIUM_PATH` (a path)
 * and `BROWSER` (`packed`, `playwright` or `system`) override the choice.
 *
 * @throws An Error if this machine cannot use the chosen Chromium.
 */
export function findBrowser(
  machine: Machine = {
    environment: process.env,
    platform: `${process.platform}-${process.arch}`,
    isExecutable,
  },
): Browser {
  const { CHROMIUM_PATH: named, BROWSER: wanted } = machine.environment;
  const isPackedBuilt = machine.platform === packedPlatform;
  const downloaded = chromium.executablePath();
  const system = findSystemBrowser(machine);

  if (named) {
    if (machine.isExecutable(named)) {
      return { source: 'named', executablePath: named, reason: 'CHROMIUM_PATH names it' };
    }
    throw new Error(`CHROMIUM_PATH must name an executable file (got "${named}").`);
  }
  if (wanted === 'packed') {
    if (isPackedBuilt) return packed('BROWSER=packed asks for it');
    throw new Error(
      `BROWSER=packed needs ${packedPlatform}; this machine is ${machine.platform}. Unset BROWSER, and Playwright downloads a Chromium.`,
    );
  }
  if (wanted === 'playwright') {
    return { source: 'playwright', executablePath: downloaded, reason: 'BROWSER=playwright' };
  }
  if (wanted === 'system') {
    if (system) return { source: 'system', executablePath: system, reason: 'BROWSER=system' };
    throw new Error(
      `BROWSER=system needs one of ${systemNames.join(', ')} on the PATH. Install one, or unset BROWSER.`,
    );
  }
  // Other values of BROWSER are ignored.
  if (isPackedBuilt) return packed('CI proves this one, and it needs no download');
  if (machine.isExecutable(downloaded) || !system) {
    const reason = `no npm package has a build for ${machine.platform}`;
    return { source: 'playwright', executablePath: downloaded, reason };
  }
  return { source: 'system', executablePath: system, reason: 'it is installed already' };
}
