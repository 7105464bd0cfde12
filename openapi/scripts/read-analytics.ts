import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { OpenApiDocument } from './document.ts';

/** The contract of the analytics backend, which is one file already. */
export async function readAnalytics(): Promise<OpenApiDocument> {
  const file = join(import.meta.dirname, '../analytics.openapi.yaml');
  return parse(await readFile(file, 'utf8')) as OpenApiDocument;
}
