import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const playwrightCommand = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
);

/** Returns the size in bytes of all files below `folder`, or 0 if the folder does not exist. */
function folderSize(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
      (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  } catch {
    return 0;
  }
}

/**
 * Downloads Playwright's Chromium. Prints the downloaded megabytes.
 * @param executablePath the path that Playwright chooses for the program
 * @throws An Error if the download fails, or if no byte arrives for `silenceMs` milliseconds.
 */
export async function downloadChromium(
  executablePath: string,
  { silenceMs = 10_000, print = (line: string) => console.error(line) } = {},
): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'bold-download-'));
  const browserFolder = dirname(dirname(executablePath));
  const child = spawn(process.execPath, [playwrightCommand, 'install', '--no-shell', 'chromium'], {
    env: { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  let size = 0;
  let lastByteAt = Date.now();
  let isSilent = false;
  const timer = setInterval(() => {
    const now = folderSize(temporary) + folderSize(browserFolder);
    if (now !== size) {
      size = now;
      lastByteAt = Date.now();
      print(`Downloading Chromium with Playwright: ${Math.round(size / 1e6)} MB`);
    } else if (Date.now() - lastByteAt >= silenceMs) {
      isSilent = true;
      child.kill();
    }
  }, 1_000);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    clearInterval(timer);
    rmSync(temporary, { recursive: true, force: true });
  });
  if (isSilent) {
    throw new Error(`Playwright's download of Chromium sent no byte for ${silenceMs / 1000} s.`);
  }
  if (exitCode !== 0) {
    throw new Error(`Playwright could not download Chromium:\n${output.trim()}`);
  }
}
