import type { OpenApiDocument } from '../document.ts';
import { operationsOf } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';

/**
 * Every operation has a unique operationId, a summary, a description, one known tag, explicit statuses, and an example in
 * every body and answer. One sentence for each that lacks something.
 */
export function checkOperations(document: OpenApiDocument): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const tags = new Set(document.tags?.map(({ name }) => name));
  for (const { method, path, operation } of operationsOf(document)) {
    const place = `${method.toUpperCase()} ${path}`;
    const { operationId, summary, description, tags: own = [], requestBody, responses } = operation;
    if (!operationId) faults.push(`${place} has no operationId.`);
    if (seen.has(operationId)) faults.push(`${place} repeats the operationId ${operationId}.`);
    seen.add(operationId);
    if (!summary) faults.push(`${place} has no summary.`);
    if (!description) faults.push(`${place} has no description.`);
    if (own.length !== 1 || !tags.has(own[0] ?? ''))
      faults.push(`${place} needs exactly one of the document's tags.`);
    if ('default' in responses) faults.push(`${place} has a default response; name the statuses.`);
    const contents: [string, object][] = Object.entries(responses).map(([status, response]) => [
      `${place} ${status}`,
      resolveReference(document, response).content ?? {},
    ]);
    if (requestBody) contents.push([`${place} body`, requestBody.content]);
    for (const [where, content] of contents)
      if (!Object.values(content).every(hasExample)) faults.push(`${where} has no example.`);
  }
  return faults;
}

function hasExample(media: { examples?: object }): boolean {
  return Object.keys(media.examples ?? {}).length > 0;
}
