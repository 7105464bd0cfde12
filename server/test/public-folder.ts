import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh temporary folder that every user may pass through: PostgreSQL runs as another one than root. */
export function publicFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bold-test-'));
  chmodSync(folder, 0o755);
  return folder;
}
