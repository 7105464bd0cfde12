import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { room } from './build-bundle.ts';
import type { OpenApiDocument } from './document.ts';

/** The contract of the analytics backend, which is one file already. */
export async function readAnalytics(folder = room): Promise<OpenApiDocument> {
  return parse(await readFile(join(folder, 'analytics.openapi.yaml'), 'utf8')) as OpenApiDocument;
}
