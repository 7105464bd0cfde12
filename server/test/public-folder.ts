import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a temporary folder that every user of the machine may enter. A PostgreSQL that root starts needs this,
 * because it runs as another user.
 */
export function publicFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bold-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
