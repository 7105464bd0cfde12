import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bundleReferences,
  completeBundle,
  contractFolder,
  readAnalytics,
  readCatalogue,
  readConstants,
} from './build-bundle.ts';
import { buildLive, readLive } from './build-live.ts';
import { checkCatalogue } from './checks/check-catalogue.ts';
import { checkConstantRows, checkConstants } from './checks/check-constants.ts';
import { checkExamples } from './checks/check-examples.ts';
import { checkFormats } from './checks/check-formats.ts';
import { checkInput } from './checks/check-input.ts';
import { checkLimits } from './checks/check-limits.ts';
import { lintTexts } from './checks/check-lint.ts';
import { checkOperations } from './checks/check-operations.ts';
import { checkPaths } from './checks/check-paths.ts';
import { checkPatterns } from './checks/check-patterns.ts';
import { checkProblems } from './checks/check-problems.ts';
import { checkProfiles } from './checks/check-profiles.ts';
import { checkResponses } from './checks/check-responses.ts';
import { checkSchemas } from './checks/check-schemas.ts';
import { checkSources } from './checks/check-sources.ts';
import { checkWorkflows } from './checks/check-workflows.ts';
import { checkLive } from './checks/live/check-live.ts';
import { checkLiveMessages } from './checks/live/check-live-messages.ts';
import { distFiles } from './dist-files.ts';
import { type OpenApiDocument, operationsOf } from './document.ts';
import { readRules } from './read-rules.ts';
import { readWorkflows } from './workflow-document.ts';

/** Either error messages about the sources, or the texts of the files for `dist/`, by file name. */
export type Draft =
  | { faults: string[] }
  | { faults: []; files: Record<string, string>; operations: number };

/**
 * Builds and checks the contract from the sources in a folder, without writing files. Returns the texts for `dist/`,
 * or the faults of the first group of checks that fails.
 */
export async function draftDist(folder = contractFolder): Promise<Draft> {
  const sources = await readSources(folder);
  const { unreadable, unreached } = checkSources(sources);
  // Each group of checks relies on the earlier groups.
  if (unreadable.length > 0) return { faults: unreadable };
  const constants = await readConstants(folder);
  const chapter = await readFile(join(folder, 'chapters/constants.md'), 'utf8');
  const unfilled = [
    ...checkConstants(sources, constants),
    ...checkConstantRows(chapter, constants),
  ];
  if (unfilled.length > 0) return { faults: unfilled };
  const contract = await bundleReferences(folder).catch((error: Error) => error.message);
  if (typeof contract === 'string')
    return { faults: [`openapi/openapi.yaml cannot be bundled: ${contract}`] };
  const catalogue = await readCatalogue(folder);
  const misplaced = [...checkCatalogue(catalogue), ...checkPaths(contract)];
  if (misplaced.length > 0) return { faults: [...misplaced, ...unreached] };
  const { profiles } = await readRules(folder, constants);
  const incomplete = [
    ...checkOperations(contract),
    ...checkProfiles(contract, Object.keys(profiles)),
    ...checkResponses(contract, catalogue),
    ...checkInput(contract),
  ];
  if (incomplete.length + unreached.length > 0) return { faults: [...incomplete, ...unreached] };
  return draftOf(await completeBundle(contract, folder), folder);
}

/**
 * Checks a complete contract and the live, analytics and workflow documents. Returns the texts for `dist/`, or the
 * faults of the first group of checks that fails.
 */
async function draftOf(contract: OpenApiDocument, folder: string): Promise<Draft> {
  const analytics = await readAnalytics(folder);
  const disagreeing = [
    ...checkOperations(analytics),
    ...[contract, analytics].flatMap((document) => [
      ...checkExamples(document),
      ...checkSchemas(document),
      ...checkPatterns(document),
    ]),
    ...checkProblems(contract),
    ...checkFormats(contract),
    ...checkLimits(contract),
    ...checkLiveMessages(await readLive(folder), contract),
  ];
  if (disagreeing.length > 0) return { faults: disagreeing };
  const live = await buildLive(contract, folder);
  const workflows = await readWorkflows(folder);
  const files = await distFiles({ contract, live, analytics, workflows }, folder);
  const faults = [
    ...(await checkLive(live)),
    ...checkWorkflows(workflows, { contract, live }),
    ...(await lintTexts(files)),
  ];
  if (faults.length > 0) return { faults };
  return { faults: [], files, operations: operationsOf(contract).length };
}

/** Returns the texts of all sources by their path within the folder. */
async function readSources(folder: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  const patterns = ['*.yaml', 'paths/*', 'schemas/*', 'catalogue/*'];
  for await (const file of glob(patterns, { cwd: folder }))
    texts[file] = await readFile(join(folder, file), 'utf8');
  return texts;
}
