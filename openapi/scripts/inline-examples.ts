import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Example, OpenApiDocument } from './document.ts';
import { operationsOf } from './document.ts';

/**
 * Replaces `externalValue` with `value` in each response example. `externalValue` is the path of a JSON file, relative
 * to `folder`, and `value` is the content of the file.
 */
export async function inlineExamples(document: OpenApiDocument, folder: string): Promise<void> {
  for (const { operation } of operationsOf(document))
    for (const response of Object.values(operation.responses))
      for (const { examples } of Object.values(response.content ?? {}))
        for (const example of Object.values(examples ?? {})) await inline(example, folder);
}

async function inline(example: Example, folder: string): Promise<void> {
  if (example.externalValue === undefined) return;
  example.value = JSON.parse(await readFile(resolve(folder, example.externalValue), 'utf8'));
  delete example.externalValue;
}
