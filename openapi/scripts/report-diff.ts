import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContractChange, contractAt, contractChanges } from './contract-diff.ts';

const bundles = [
  'openapi/dist/openapi.yaml',
  'openapi/dist/live.asyncapi.yaml',
  'openapi/dist/analytics.openapi.yaml',
];

/**
 * Compares the bundles in a checkout with those at a git ref. Returns the lines to print and the number of breaking
 * changes.
 * @throws An Error if the ref is missing or has no contract.
 */
export async function reportDiff(
  ref: string | undefined,
  root: string,
): Promise<{ lines: string[]; breaking: number }> {
  if (!ref) throw new Error('A git ref is missing: npm run contract:diff -- <git ref>.');
  const changes: ContractChange[] = [];
  for (const bundle of bundles) {
    const base = await contractAt(ref, root, bundle);
    changes.push(...(await contractChanges(base, await readFile(join(root, bundle), 'utf8'))));
  }
  const textsOf = (wanted: ContractChange['impact']) =>
    changes.filter(({ impact }) => impact === wanted).map(({ text }) => text);
  const breaking = textsOf('major');
  return {
    lines: [
      ...breaking.map((text) => `breaking  ${text}`),
      ...textsOf('minor').map((text) => `addition  ${text}`),
      ...textsOf('patch').map((text) => `other     ${text}`),
      `Since ${ref}: ${breaking.length} breaking changes, ${changes.length - breaking.length} others.`,
    ],
    breaking: breaking.length,
  };
}
