import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const require = createRequire(import.meta.url);
const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '..');
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
// Open Sans comes with the browser. DejaVu adds arrows, check marks and a monospaced font.
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf'];

/** The folder of the unpacked browser. Each version has a separate folder. */
const folder = join(
  fileURLToPath(new URL('../../node_modules/.cache/bold-chromium', import.meta.url)),
  JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version,
);

export const packedExecutable = join(folder, 'chromium');
export const packedEnvironment = {
  LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
  FONTCONFIG_FILE: join(folder, 'fonts', 'bold.conf'),
};

/** Makes fontconfig find only the unpacked fonts, so that pages look the same on every machine. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir>${join(folder, 'fonts', 'cache')}</cachedir>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>ui-monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;

/** Sets TMPDIR to `target` while `work` runs, because @sparticuz/chromium can unpack only into the folder in TMPDIR. */
async function withTemporaryFolder(target: string, work: () => Promise<unknown>): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = target;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Unpacks @sparticuz/chromium into node_modules/.cache, if needed. Several processes may do so at the same time. */
export async function unpackChromium(): Promise<void> {
  if (!existsSync(folder)) await unpack();
  // The configuration contains the absolute path of the cache. A checkout that was moved needs a new configuration.
  writeFileSync(packedEnvironment.FONTCONFIG_FILE, fontConfiguration);
}

async function unpack(): Promise<void> {
  // The rename below comes last, so after an interruption the next call unpacks everything again.
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await withTemporaryFolder(unfinished, () =>
    Promise.all(archives.map((archive) => inflate(join(packageFolder, 'bin', archive)))),
  );
  for (const file of fontFiles) {
    const font = require.resolve(`dejavu-fonts-ttf/ttf/${file}`);
    copyFileSync(font, join(unfinished, 'fonts', basename(font)));
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // A second process was faster; what it unpacked is the same.
    if (!existsSync(folder)) throw error;
  }
}
