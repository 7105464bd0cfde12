import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addProblems } from './add-problems.ts';
import type { Catalogue, OpenApiDocument } from './document.ts';
import { inlineExamples } from './inline-examples.ts';
import { redocly } from './redocly.ts';

export const contractFolder = join(import.meta.dirname, '..');

/** Bundles `openapi.yaml` and all files that it refers to. Rejects with Redocly's message if bundling fails. */
export async function bundleReferences(folder: string): Promise<OpenApiDocument> {
  const target = await mkdtemp(join(tmpdir(), 'bold-contract-'));
  try {
    const file = join(target, 'openapi.json');
    await redocly(['bundle', join(folder, 'openapi.yaml'), '--output', file], folder);
    return JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument;
  } finally {
    await rm(target, { recursive: true });
  }
}

/** Adds examples, problems and rules to a bundled document, in place. */
export async function completeBundle(document: OpenApiDocument, folder: string): Promise<void> {
  await inlineExamples(document, join(folder, 'paths'));
  addProblems(document, await readCatalogue(folder));
  document['x-rules'] = JSON.parse(await readFile(join(folder, 'catalogue/rules.json'), 'utf8'));
}

export async function readCatalogue(folder = contractFolder): Promise<Catalogue> {
  return parse(await readFile(join(folder, 'problems.yaml'), 'utf8')) as Catalogue;
}

export async function readAnalytics(folder = contractFolder): Promise<OpenApiDocument> {
  return parse(await readFile(join(folder, 'analytics.openapi.yaml'), 'utf8')) as OpenApiDocument;
}
