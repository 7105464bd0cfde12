import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addProblems } from './add-problems.ts';
import type { Catalogue, OpenApiDocument } from './document.ts';
import { inlineExamples } from './inline-examples.ts';
import { redocly } from './redocly.ts';

/** The folder of the contract's sources. */
export const room = join(import.meta.dirname, '..');

/**
 * Builds the one-file contract from the sources in a folder: external references are drawn in, catalogue files become
 * example values, and responses for problems are made from problems.yaml. The same sources give the same document.
 */
export async function buildBundle(folder = room): Promise<OpenApiDocument> {
  const document = await bundleReferences(folder);
  await completeBundle(document, folder);
  return document;
}

/** Draws the files that `openapi.yaml` refers to into one document. Rejects with Redocly's words when it cannot. */
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

/** Adds examples, problems and rules to a document of one file, in place. */
export async function completeBundle(document: OpenApiDocument, folder: string): Promise<void> {
  await inlineExamples(document, join(folder, 'paths'));
  addProblems(document, await readCatalogue(folder));
  document['x-rules'] = JSON.parse(await readFile(join(folder, 'catalogue/rules.json'), 'utf8'));
}

/** The problem catalogue and the close codes of the live connection, as problems.yaml has them. */
export async function readCatalogue(folder = room): Promise<Catalogue> {
  return parse(await readFile(join(folder, 'problems.yaml'), 'utf8')) as Catalogue;
}
