import { provenIn, rowsOf } from './references.ts';
import { readTextFiles } from './text-files.ts';

// node .ci/list-unproven-rows.ts: how many rows of the checklists have a test that names them, and which have none.

const files = readTextFiles();
const lists = ['openapi/rules/checklist.md', 'web/RULES.md'];
const isTest = (path: string) =>
  /\.(?:test|e2e)\.tsx?$/.test(path) || path.startsWith('openapi/conformance/');

const rows = files.filter(({ path }) => lists.includes(path)).flatMap(({ text }) => rowsOf(text));
const proven = new Set(
  files.filter(({ path }) => isTest(path)).flatMap(({ text }) => provenIn(text)),
);

for (const [group, ids] of Object.entries(Object.groupBy(rows, (id) => id.replace(/-.*/, '')))) {
  const missing = (ids ?? []).filter((id) => !proven.has(id));
  const counts = `${(ids ?? []).length - missing.length} of ${(ids ?? []).length}`;
  console.log(`${group.padEnd(10)}${counts.padEnd(12)}${missing.join(' ')}`.trimEnd());
}
