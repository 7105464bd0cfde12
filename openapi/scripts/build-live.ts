import { parse } from 'yaml';
import { contractFolder, readSource } from './build-bundle.ts';
import type { LiveDocument, OpenApiDocument, Schema } from './document.ts';

/** Reads the source of the AsyncAPI document. Its references to schemas have no targets yet. */
export async function readLive(folder: string): Promise<LiveDocument> {
  const text = await readSource('live.asyncapi.yaml', folder);
  return parse(text.replace(/\.\/schemas\/[a-z]+\.yaml#\//g, '#/components/schemas/'));
}

/** Builds the AsyncAPI document. Copies schemas, close codes and live problems from the finished contract. */
export async function buildLive(
  contract: OpenApiDocument,
  folder = contractFolder,
): Promise<LiveDocument> {
  const document = await readLive(folder);
  document.components.schemas = schemasReachedFrom(
    JSON.stringify(document),
    contract.components.schemas,
  );
  document['x-problem-catalogue'] = Object.fromEntries(
    Object.entries(contract['x-problem-catalogue'] ?? {}).filter(([, problem]) => problem.live),
  );
  document['x-live-close-codes'] = contract['x-live-close-codes'] ?? {};
  return document;
}

function schemasReachedFrom(
  text: string,
  all: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const queue = [text];
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const [, name = ''] of next.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      const schema = all[name];
      if (!schema)
        throw new Error(`live.asyncapi.yaml refers to ${name}; the contract has no such schema.`);
      if (name in found) continue;
      found[name] = schema;
      queue.push(JSON.stringify(schema));
    }
  return found;
}
