import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addProblems } from './add-problems.ts';
import type { Catalogue, OpenApiDocument } from './document.ts';
import { inlineExamples } from './inline-examples.ts';
import { redocly } from './redocly.ts';

const room = join(import.meta.dirname, '..');

/**
 * Builds the one-file contract from the sources in this room: external references are drawn in, catalogue files become
 * example values, and answers for problems are made from problems.yaml. The same sources give the same document.
 */
export async function buildBundle(): Promise<OpenApiDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'bold-contract-'));
  try {
    const file = join(folder, 'openapi.json');
    await redocly(['bundle', join(room, 'openapi.yaml'), '--output', file], room);
    const document = JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument;
    await inlineExamples(document, join(room, 'paths'));
    addProblems(document, await readCatalogue());
    document['x-rules'] = JSON.parse(await readFile(join(room, 'catalogue/rules.json'), 'utf8'));
    return document;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The problem catalogue and the close codes of the live connection, as problems.yaml has them. */
export async function readCatalogue(): Promise<Catalogue> {
  return parse(await readFile(join(room, 'problems.yaml'), 'utf8')) as Catalogue;
}
