type Schema = { $ref?: string; type?: string | string[]; enum?: string[] };
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Media = { content?: Record<string, { schema: Schema }> };
type Header = { schema: { const?: string } };

type RawOperation = {
  operationId: string;
  tags: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Media;
  responses: Record<string, (Media & { headers?: Record<string, { $ref: string }> }) | object>;
  'x-problems': string[];
};

/** One parameter of an operation. `schema` is a JSON pointer into the contract. */
export type ReadParameter = {
  name: string;
  in: string;
  required: boolean;
  schema: string;
  /** The type of the parsed value: `integer`, `number`, `boolean` or `string`. */
  kind: string;
  /** The TypeScript type of the parameter's value. */
  type: string;
};

/** An operation of the contract, prepared for the generators. */
export type ReadOperation = {
  id: string;
  tag: string;
  method: string;
  path: string;
  parameters: ReadParameter[];
  /** The name of the request body's schema; `null` if there is no request body. */
  body: string | null;
  response: { status: number; schema: string };
  cacheControl: string;
  problems: string[];
};

/** Returns all operations in the contract's order. The contract must have passed `openapi/scripts/check.ts`. */
export function readOperations(document: object): ReadOperation[] {
  const { paths } = document as { paths: Record<string, Record<string, RawOperation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      readOperation(document, path, method, operation),
    ),
  );
}

function readOperation(
  document: object,
  path: string,
  method: string,
  operation: RawOperation,
): ReadOperation {
  const id = operation.operationId;
  const success = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const [status, response] = success[0] ?? [];
  if (success.length !== 1 || !response)
    throw new Error(
      `${id} must have exactly one 2xx response; run npm run check -w @bold/openapi.`,
    );
  const { headers = {}, ...media } = response as Media & { headers?: Record<string, object> };
  const cacheControl = resolve<Header>(document, headers['Cache-Control'] as { $ref: string })[0];
  const base = `#/paths/${escapePointer(path)}/${method}`;
  return {
    id,
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    parameters: (operation.parameters ?? []).map((parameter, index) =>
      readParameter(document, parameter, `${base}/parameters/${index}`),
    ),
    body: operation.requestBody ? namedSchema(operation.requestBody, id) : null,
    response: { status: Number(status), schema: namedSchema(media, id) },
    cacheControl: cacheControl.schema.const ?? 'no-store',
    problems: operation['x-problems'],
  };
}

function readParameter(
  document: object,
  raw: Parameter | { $ref: string },
  place: string,
): ReadParameter {
  const [parameter, pointer] = resolve<Parameter>(document, raw, place);
  const [schema] = resolve<Schema>(document, parameter.schema as { $ref: string });
  const kind = String(schema.type);
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required ?? false,
    schema: parameter.schema.$ref ?? `${pointer}/schema`,
    kind,
    type: typeOf(parameter.schema, kind),
  };
}

function typeOf(schema: Schema, kind: string): string {
  if (schema.$ref) return schemaName(schema.$ref);
  if (schema.enum && kind === 'string') return schema.enum.map((value) => `'${value}'`).join(' | ');
  return kind === 'integer' ? 'number' : kind;
}

function namedSchema({ content }: Media, id: string): string {
  const reference = content?.['application/json']?.schema.$ref;
  if (!reference)
    throw new Error(
      `${id} needs a named schema for its body and its response. Refer to one in components/schemas.`,
    );
  return schemaName(reference);
}

/** Returns the target of a `$ref` and the target's JSON pointer. Without a `$ref`, returns `value` and `place`. */
export function resolve<Value>(document: object, value: object, place = ''): [Value, string] {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return [value as Value, place];
  const found = value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
  return [found as Value, value.$ref];
}

const schemaName = (reference: string) => reference.slice('#/components/schemas/'.length);

// A pointer inside a URI fragment: the braces of a path template are not allowed there.
const escapePointer = (key: string) =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
