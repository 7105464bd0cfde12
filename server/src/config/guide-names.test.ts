import { expect, test } from 'vitest';
import { readTextFiles } from '../../../.ci/text-files.ts';

const files = readTextFiles();
const guide = files.find(({ path }) => path === 'server/OPERATIONS.md')?.text ?? '';
const source = files
  .filter(({ path }) => /^server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
  .map(({ text }) => text)
  .join('\n');

/** Returns what is in backticks in the first column of the table with this heading. */
function namesIn(heading: string): string[] {
  const [, table = ''] = guide.split(`\n${heading}\n`);
  const rows = table.slice(0, table.indexOf('\n\n')).matchAll(/^\| (`.*?) \| /gm);
  return [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

test('every message of the log that the guide for operators names is one of the server', () => {
  const messages = namesIn('| Message | What to do |').filter((name) => / /.test(name));

  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter((message) => !source.includes(message))).toEqual([]);
});

test('every metric that the guide for operators names is one of the server', () => {
  const names = guide.match(/`bold_[a-z]+_[a-z_]+`/g) ?? [];
  const metrics = new Set(names.map((name) => name.replaceAll('`', '')));
  // The bot of an example.
  metrics.delete('bold_game_bot');

  expect(metrics.size).toBeGreaterThan(7);
  expect([...metrics].filter((name) => !source.includes(`name: '${name}'`))).toEqual([]);
});
