import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addProblems } from './add-problems.ts';
import type { Catalogue, OpenApiDocument } from './document.ts';
import { inlineExamples } from './inline-examples.ts';
import { fillConstants } from './read-rules.ts';
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

/**
 * Returns a bundled document with its constants filled in, and with examples, problems and rules. Throws an Error for
 * an unknown constant.
 */
export async function completeBundle(
  bundled: OpenApiDocument,
  folder: string,
): Promise<OpenApiDocument> {
  const constants = await readConstants(folder);
  const text = fillConstants(JSON.stringify(bundled), constants, 'openapi/openapi.yaml');
  const document: OpenApiDocument = JSON.parse(text);
  await inlineExamples(document, join(folder, 'paths'));
  addProblems(document, await readCatalogue(folder));
  document['x-rules'] = constants;
  return document;
}

export async function readConstants(folder = contractFolder): Promise<Record<string, number>> {
  return JSON.parse(await readFile(join(folder, 'catalogue/rules.json'), 'utf8'));
}

/** Reads a YAML source and fills in its constants. Throws an Error for an unknown constant. */
export async function readSource(file: string, folder: string): Promise<string> {
  const text = await readFile(join(folder, file), 'utf8');
  return fillConstants(text, await readConstants(folder), `openapi/${file}`);
}

export async function readCatalogue(folder = contractFolder): Promise<Catalogue> {
  return parse(await readSource('problems.yaml', folder)) as Catalogue;
}

export async function readAnalytics(folder = contractFolder): Promise<OpenApiDocument> {
  return parse(await readSource('analytics.openapi.yaml', folder)) as OpenApiDocument;
}
