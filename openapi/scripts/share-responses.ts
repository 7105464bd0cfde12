import { STATUS_CODES } from 'node:http';
import type { OpenApiDocument, Response } from './document.ts';
import { operationsOf } from './document.ts';

/**
 * Moves repeated problem responses into `components.responses`. If different responses need the same name, moves only
 * the first of them.
 */
export function shareResponses(document: OpenApiDocument): void {
  const uses = operationsOf(document).flatMap(({ operation: { responses } }) =>
    Object.entries(responses)
      .filter(([, response]) => codesOf(response).length > 0)
      .map(([status, response]) => ({ status, response, responses })),
  );
  const shared: Record<string, Response> = {};
  for (const [, group] of Map.groupBy(uses, ({ response }) => JSON.stringify(response))) {
    const [first] = group;
    if (!first || group.length < 2) continue;
    const name = responseName(Number(first.status), codesOf(first.response));
    if (name in shared) continue;
    shared[name] = first.response;
    for (const { responses, status } of group)
      responses[status] = { $ref: `#/components/responses/${name}` };
  }
  document.components.responses = shared;
}

function codesOf(response: Response): string[] {
  return Object.keys(response.content?.['application/problem+json']?.examples ?? {});
}

function responseName(status: number, codes: readonly string[]): string {
  if (codes.length > 3) return (STATUS_CODES[status] ?? String(status)).replaceAll(' ', '');
  return codes.map(pascalCase).join('Or');
}

function pascalCase(code: string): string {
  return code.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}
