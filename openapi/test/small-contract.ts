import type { OpenApiDocument, Operation } from '../scripts/document.ts';

/** Returns an operation without faults. `parts` replaces some of its members. */
export function smallOperation(parts: Partial<Operation> = {}): Operation {
  return {
    operationId: 'getThing',
    summary: 'A thing',
    description: 'Returns a thing.',
    tags: ['things'],
    responses: {
      '200': {
        description: 'The thing.',
        headers: { 'Cache-Control': { schema: { const: 'no-store' }, example: 'no-store' } },
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Thing' },
            examples: { one: { summary: 'One', value: { size: 1 } } },
          },
        },
      },
    },
    ...parts,
  };
}

/** Returns a contract without faults. `parts` replaces members of its only operation, `GET /thing`. */
export function smallContract(parts: Partial<Operation> = {}): OpenApiDocument {
  return {
    info: { title: 'Things', version: '1.0.0', description: 'Things.' },
    tags: [{ name: 'things' }],
    paths: { '/thing': { get: smallOperation(parts) } },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          description: 'A thing.',
          additionalProperties: false,
          required: ['size'],
          properties: { size: { type: 'integer', minimum: 1, description: 'Its size.' } },
        },
      },
    },
  };
}
