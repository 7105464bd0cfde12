import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder that every user of the machine may enter. */
export function publicFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bold-test-'));
  // If root runs the tests, PostgreSQL runs as another user and must enter this folder.
  chmodSync(folder, 0o755);
  return folder;
}
