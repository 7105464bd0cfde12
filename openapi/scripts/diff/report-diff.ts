import { parse } from 'yaml';
import { draftDist } from '../draft-dist.ts';
import type { Rules } from '../read-rules.ts';
import { type ContractChange, contractAt, contractChanges } from './contract-diff.ts';
import { outdatedTexts, removedNames } from './removed-names.ts';
import { ruleChanges } from './rule-changes.ts';

/** The documents of the contract in `openapi/dist`. */
export const contractFiles = ['openapi.yaml', 'live.asyncapi.yaml', 'analytics.openapi.yaml'];
/** Its rules, which concern servers and not clients. */
const rulesFile = 'rules.json';

/**
 * Compares the contract at a git ref with the contract that `draft` builds. Returns the lines to print, the number
 * of breaking changes, and whether a text describes a field that was removed.
 * @param draft A function that builds the contract, by default from the sources of this checkout
 * @throws An Error if the ref is missing or has no contract, or if `draft` returns faults.
 */
export async function reportDiff(
  ref: string | undefined,
  repository: string,
  draft: typeof draftDist = draftDist,
): Promise<{ lines: string[]; breaking: number; outdated: boolean }> {
  if (!ref) throw new Error('A git ref is missing: npm run contract:diff -- <git ref>.');
  const bases = new Map<string, string>();
  for (const name of [...contractFiles, rulesFile])
    bases.set(name, await contractAt(ref, repository, `openapi/dist/${name}`));
  const drafted = await draft();
  if (!('files' in drafted))
    throw new Error([...drafted.faults, 'Correct the contract first.'].join('\n'));
  const changes: ContractChange[] = [];
  for (const [name, base] of bases) {
    const revision = drafted.files[name] ?? '';
    // Each comparison takes seconds, and most changes concern one document.
    if (revision !== base) changes.push(...(await compare(name, bases, revision)));
  }
  const textsOf = (wanted: ContractChange['impact']) =>
    changes.filter(({ impact }) => impact === wanted).map(({ text }) => text);
  const breaking = textsOf('major');
  const removed = () =>
    removedNames(
      contractFiles.map((name) => parse(bases.get(name) ?? '')),
      contractFiles.map((name) => parse(drafted.files[name] ?? '')),
    );
  // To remove a field is breaking, so without such a change no text is outdated.
  const outdated = breaking.length > 0 ? await outdatedTexts(repository, removed()) : [];
  return {
    lines: [
      ...breaking.map((text) => `breaking  ${text}`),
      ...textsOf('minor').map((text) => `addition  ${text}`),
      ...textsOf('patch').map((text) => `other     ${text}`),
      ...outdated.map((text) => `outdated  ${text}`),
      `Since ${ref}: ${breaking.length} breaking changes, ${changes.length - breaking.length} others.`,
    ],
    breaking: breaking.length,
    outdated: outdated.length > 0,
  };
}

async function compare(
  name: string,
  bases: ReadonlyMap<string, string>,
  revision: string,
): Promise<ContractChange[]> {
  const rules = JSON.parse(bases.get(rulesFile) ?? '') as Rules;
  if (name === rulesFile) return ruleChanges(rules, JSON.parse(revision) as Rules);
  const usual = name.startsWith('analytics') ? 'analytics' : 'core';
  const profiles = { names: Object.keys(rules.profiles), usual };
  return contractChanges(bases.get(name) ?? '', revision, profiles);
}
