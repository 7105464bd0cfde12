import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

/** A Chromium unpacked from the npm registry's package, and the environment that it starts with. */
export type UnpackedChromium = { executablePath: string; env: Record<string, string> };

const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** Runs `work` while temporary files go to `folder`: the package unpacks into no other place. */
async function withTemporaryFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * Unpacks @sparticuz/chromium with the shared libraries that it needs, once per `folder`.
 * @param folder where it goes; an unpacking that was interrupted is begun anew
 */
export async function unpackChromium(folder: string): Promise<UnpackedChromium> {
  const complete = join(folder, 'complete');
  if (!existsSync(complete)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    const packed = join(dirname(entry), '..', 'bin');
    await withTemporaryFolder(folder, () =>
      Promise.all(parts.map((p) => inflate(join(packed, p)))),
    );
    mkdirSync(complete);
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}
