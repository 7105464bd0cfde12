import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildPage } from './build-apps.ts';

test('a page is built for production, whatever NODE_ENV the machine has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bold-page-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  vi.stubEnv('NODE_ENV', 'development');

  await buildPage('mock', folder);

  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('\n');
  // Both are in React for development, the second one only there.
  const marks = ['react.transitional.element', 'react-stack-top-frame'];
  expect(marks.filter((mark) => text.includes(mark))).toEqual(['react.transitional.element']);
});
