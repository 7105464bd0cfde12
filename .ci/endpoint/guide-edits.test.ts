import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyEdit, readSteps } from './guide-edits.ts';

const guide = `# Guide

## Add a thing

### 1. One

Add it to \`a/one.yaml\`:

\`\`\`diff
 first
-second
+third
\`\`\`

### 2. Two

Run \`npm run x\`, then create \`a/two.ts\` like \`A\`:

\`\`\`ts
two();
\`\`\`

## Other

### 1. Not of this section
`;

test('each step of a section has its edits, and other sections are ignored', () => {
  expect(readSteps(guide, 'Add a thing')).toEqual([
    [{ path: 'a/one.yaml', kind: 'change', lines: [' first', '-second', '+third'] }],
    [{ path: 'a/two.ts', kind: 'create', lines: ['two();'] }],
  ]);
});

test('an edit changes the lines that it shows, and fails unless they occur exactly once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bold-guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'a'));
  const file = join(folder, 'a/one.yaml');
  const [[change] = [], [create] = []] = readSteps(guide, 'Add a thing');
  if (!change || !create) throw new Error('There are two edits.');

  writeFileSync(file, 'first\nsecond\nlast\n');
  applyEdit(folder, change);
  expect(readFileSync(file, 'utf8')).toBe('first\nthird\nlast\n');
  expect(() => applyEdit(folder, change)).toThrow('a/one.yaml must have these lines exactly once');
  writeFileSync(file, 'first\nsecond\nfirst\nsecond\n');
  expect(() => applyEdit(folder, change)).toThrow('a/one.yaml must have these lines exactly once');

  applyEdit(folder, create);
  expect(readFileSync(join(folder, 'a/two.ts'), 'utf8')).toBe('two();\n');
  expect(() => applyEdit(folder, create)).toThrow('a/two.ts already exists.');
});
