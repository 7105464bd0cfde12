import type { OpenApiDocument, Parameter, PlacedOperation, Schema } from '../document.ts';
import { operationsOf } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';

const kinds = ['integer', 'number', 'boolean', 'string'];

/** Checks the parameters and the body of each operation. Returns an error message per violation. */
export function checkInput(document: OpenApiDocument): string[] {
  return operationsOf(document).flatMap((placed) => {
    const place = `${placed.method.toUpperCase()} ${placed.path}`;
    const parameters = (placed.operation.parameters ?? []).map((each) =>
      resolveReference<Parameter>(document, each),
    );
    const faults = [
      ...parameters.flatMap((each) => parameterFaults(document, each)),
      ...templateFaults(placed.path, parameters),
      ...keyFaults(placed, parameters),
      ...bodyFaults(placed),
    ];
    return faults.map((fault) => `${place}${fault}`);
  });
}

function parameterFaults(document: OpenApiDocument, parameter: Parameter): string[] {
  const { name = '', in: where = '', schema, example, required } = parameter;
  const subject = `: the parameter "${name}"`;
  const { type } = schema ? resolveReference<Schema>(document, schema) : {};
  const faults: string[] = [];
  if (!['path', 'query', 'header'].includes(where))
    faults.push(`${subject} is in "${where}"; use path or query.`);
  if (where === 'header' && name !== 'Idempotency-Key')
    faults.push(`${subject} is a header, which handlers do not receive; use path or query.`);
  if (where === 'path' && required !== true) faults.push(`${subject} needs "required: true".`);
  if (typeof type !== 'string' || !kinds.includes(type))
    faults.push(`${subject} needs a schema with one type of: ${kinds.join(', ')}.`);
  if (example === undefined) faults.push(`${subject} has no example; add one under "example".`);
  return faults;
}

function templateFaults(path: string, parameters: readonly Parameter[]): string[] {
  const own = parameters.filter((each) => each.in === 'path').map(({ name = '' }) => name);
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [
    ...named
      .filter((name) => !own.includes(name))
      .map((name) => ` does not declare {${name}}; add it under "parameters" with "in: path".`),
    ...own
      .filter((name) => !named.includes(name))
      .map((name) => `: the path has no {${name}}; remove the parameter or name it in the path.`),
  ];
}

function keyFaults({ method }: PlacedOperation, parameters: readonly Parameter[]): string[] {
  const hasKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  if (hasKey === (method === 'post')) return [];
  return hasKey
    ? [' takes an Idempotency-Key, which only a POST needs; remove it.']
    : [
        ' takes no Idempotency-Key, so clients could not retry it; refer to IdempotencyKey in openapi/schemas/parameters.yaml.',
      ];
}

function bodyFaults({ method, operation: { requestBody } }: PlacedOperation): string[] {
  if (!requestBody) return [];
  const faults: string[] = [];
  const { required, content = {} } = requestBody;
  if (method === 'get' || method === 'delete')
    faults.push(': a GET or DELETE takes no body; use parameters.');
  if (required !== true) faults.push(': the body needs "required: true".');
  const [reference, ...others] = Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? (schema?.$ref ?? '') : '',
  );
  if (!reference?.startsWith('#/components/schemas/') || others.length > 0)
    faults.push(
      ': the body needs "application/json" content with a named schema; write the schema into openapi/schemas/ and refer to it.',
    );
  return faults;
}
