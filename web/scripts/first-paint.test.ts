import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dropPath, letterPath } from '../src/ui/art/drop-path.ts';

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

test('the page paints the logo before the app loads, without another file', () => {
  const [shell = ''] = page.match(/<div id="root">.*?<\/div>\s*<\/div>/s) ?? [];
  expect(shell).toContain(`d="${dropPath}${letterPath}"`);
  expect(shell).not.toMatch(/src=|href=/);
});
