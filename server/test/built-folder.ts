import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** A temporary folder with these files (path → text), gone after the last test of the file. */
export function builtFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bold-built-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
