import type { OpenApiDocument } from '../document.ts';
import { operationsOf } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';

/** Checks the id, texts, tag and examples of every operation. Returns an error message per violation. */
export function checkOperations(document: OpenApiDocument): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const tags = document.tags?.map(({ name }) => name) ?? [];
  for (const { method, path, operation } of operationsOf(document)) {
    const place = `${method.toUpperCase()} ${path}`;
    const { operationId, summary, description, tags: own = [], requestBody, responses } = operation;
    if (!operationId)
      faults.push(`${place} has no operationId; add one in camelCase, such as getLevel.`);
    else if (!/^[a-z][A-Za-z0-9]*$/.test(operationId))
      faults.push(
        `${place}: the operationId ${operationId} is not in camelCase, such as getLevel.`,
      );
    if (operationId && seen.has(operationId))
      faults.push(`${place} repeats the operationId ${operationId}; choose another one.`);
    seen.add(operationId);
    if (!summary) faults.push(`${place} has no summary; add a few words.`);
    if (!description) faults.push(`${place} has no description; add a sentence.`);
    if (own.length !== 1 || !tags.includes(own[0] ?? ''))
      faults.push(`${place} needs exactly one tag of: ${tags.join(', ')}.`);
    if ('default' in responses)
      faults.push(`${place} has a default response; write the statuses, such as "200".`);
    const contents: [string, object][] = Object.entries(responses).map(([status, response]) => [
      `the ${status} response`,
      resolveReference(document, response).content ?? {},
    ]);
    if (requestBody) contents.push(['the body', requestBody.content ?? {}]);
    for (const [part, content] of contents)
      if (!Object.values(content).every(hasExample))
        faults.push(`${place}: ${part} has no example; add one under "examples".`);
  }
  return faults;
}

function hasExample(media: { examples?: object }): boolean {
  return Object.keys(media.examples ?? {}).length > 0;
}
