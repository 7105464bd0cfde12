import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterFile } from './after-file.ts';

/** Creates a temporary folder with `files` (path → content). Deletes the folder when the test file has ended. */
export function builtFolder(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bold-built-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  afterFile(() => rmSync(folder, { recursive: true }));
  return folder;
}
