import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { findBrowser, type Machine } from './find-browser.ts';

function machine(over: Partial<Omit<Machine, 'isExecutable'>> & { installed?: string[] }): Machine {
  const { installed = [], environment = {}, platform = 'linux-x64' } = over;
  return { environment, platform, isExecutable: (path) => installed.includes(path) };
}

const systemChromium = '/usr/bin/chromium';
const path = { PATH: '/usr/local/bin:/usr/bin' };

test('on Linux x64 the packed browser is used even where the system has one', () => {
  const found = findBrowser(machine({ environment: path, installed: [systemChromium] }));
  expect(found).toMatchObject({ source: 'packed', reason: expect.stringContaining('CI') });
});

test('CHROMIUM_PATH wins over every other browser', () => {
  const environment = { CHROMIUM_PATH: '/opt/chromium', BROWSER: 'packed' };
  const found = findBrowser(machine({ environment, installed: ['/opt/chromium'] }));
  expect(found).toMatchObject({ source: 'named', executablePath: '/opt/chromium' });
});

test('a CHROMIUM_PATH that cannot be executed is an error that shows it', () => {
  const environment = { CHROMIUM_PATH: '/opt/nothing' };
  expect(() => findBrowser(machine({ environment }))).toThrow(
    'CHROMIUM_PATH must name an executable file (got "/opt/nothing").',
  );
});

test("BROWSER=system takes the system's browser", () => {
  const environment = { ...path, BROWSER: 'system' };
  const found = findBrowser(machine({ environment, installed: [systemChromium] }));
  expect(found).toMatchObject({ source: 'system', executablePath: systemChromium });
});

test('BROWSER=system without a browser on the PATH says what to install', () => {
  const environment = { ...path, BROWSER: 'system' };
  expect(() => findBrowser(machine({ environment }))).toThrow(/needs one of chromium,.* Install/);
});

test('BROWSER=packed on a platform without a build says what to do', () => {
  const environment = { BROWSER: 'packed' };
  expect(() => findBrowser(machine({ environment, platform: 'darwin-arm64' }))).toThrow(
    'BROWSER=packed needs linux-x64; this machine is darwin-arm64.',
  );
});

test("a desktop's own BROWSER changes nothing", () => {
  const found = findBrowser(machine({ environment: { BROWSER: 'firefox' } }));
  expect(found.source).toBe('packed');
});

test('elsewhere Playwright downloads a Chromium when none is installed', () => {
  const found = findBrowser(machine({ platform: 'linux-arm64' }));
  expect(found).toMatchObject({
    source: 'playwright',
    executablePath: chromium.executablePath(),
  });
});

test("elsewhere a browser of the system saves the download, unless Playwright's is there", () => {
  const installed = [systemChromium];
  const given = { environment: path, platform: 'linux-arm64' };
  expect(findBrowser(machine({ ...given, installed })).source).toBe('system');
  installed.push(chromium.executablePath());
  expect(findBrowser(machine({ ...given, installed })).source).toBe('playwright');
});
