import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contractFolder } from './build-bundle.ts';
import type { OpenApiDocument } from './document.ts';

/** Reads the contract of the analytics backend, which is a single file. */
export async function readAnalytics(folder = contractFolder): Promise<OpenApiDocument> {
  return parse(await readFile(join(folder, 'analytics.openapi.yaml'), 'utf8')) as OpenApiDocument;
}
