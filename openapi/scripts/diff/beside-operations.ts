import type { LiveDocument, OpenApiDocument, Operation, Schema } from '../document.ts';

// Redocly compares only what an operation uses. These functions describe the other exchanges of the contract as
// operations, so that they are compared by the same rules.

type Exchange = { path: string; method: 'get' | 'post'; sent?: string; received?: string };

const exchanges: Exchange[] = [
  { path: '/live messages', method: 'post', sent: 'TapsMessage', received: 'LiveServerMessage' },
  { path: '/config.json', method: 'get', received: 'AppConfig' },
  { path: '/init data', method: 'post', sent: 'InitData' },
];

/**
 * Returns a copy of the contract with additional operations, one for each entry of `exchanges`. Skips an entry if the
 * contract has neither the `sent` schema nor the `received` schema of the entry.
 */
export function withBesideOperations(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components?.schemas ?? {};
  const paths = exchanges
    .filter(({ sent = '', received = '' }) => sent in schemas || received in schemas)
    .map(({ path, method, sent, received }) => {
      const operation: Operation = {
        operationId: path,
        ...(sent && { requestBody: { required: true, content: contentOf(sent) } }),
        responses: received ? { '200': { description: path, content: contentOf(received) } } : {},
      };
      return [path, { [method]: operation }] as const;
    });
  return { ...document, paths: { ...document.paths, ...Object.fromEntries(paths) } };
}

const contentOf = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});

/** Returns a document whose only operation opens the live connection. */
export function upgradeOperation({ info, servers, channels }: LiveDocument): OpenApiDocument {
  const { address, bindings } = channels.live;
  const { required = [], properties = {} }: Schema = bindings.ws.query;
  const parameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const upgrade = { operationId: 'live', parameters, responses: {} };
  return {
    openapi: '3.1.0',
    info: { ...info, version: '1' },
    servers: [{ url: servers.origin.pathname }],
    paths: { [address]: { [bindings.ws.method.toLowerCase()]: upgrade } },
    components: { schemas: {} },
  };
}
