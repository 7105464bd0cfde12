import contract from '@bold/openapi/openapi.json' with { type: 'json' };
import type { Operation, OperationParameter } from '@bold/sdk/operations';

type Example = { example?: unknown };
type Described = {
  parameters?: (Example & { $ref?: string; name?: string })[];
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
};

const components: Record<string, Example & { name: string }> = contract.components.parameters;

/** Returns the contract's example of a parameter as text, or '' if there is none. */
export function exampleOf(operation: Operation, { name }: OperationParameter): string {
  const own = describedBy(operation).parameters?.find((parameter) => parameter.name === name);
  const shared = Object.values(components).find((parameter) => parameter.name === name);
  const { example } = own ?? shared ?? {};
  return example === undefined ? '' : String(example);
}

/** Returns the contract's first example of the body as JSON, or '' if there is none. */
export function exampleBody(operation: Operation): string {
  const { examples = {} } = describedBy(operation).requestBody?.content['application/json'] ?? {};
  const [first] = Object.values(examples);
  return first ? JSON.stringify(first.value, null, 2) : '';
}

function describedBy({ path, method }: Operation): Described {
  const all = contract.paths as Record<string, Record<string, Described>>;
  return all[path]?.[method.toLowerCase()] ?? {};
}

/** The texts in the request form. The keys of `parameters` are the names of the parameters. */
export type RequestText = { parameters: Record<string, string>; body: string };

/** Returns the arguments of `fetch` for the request. Omits empty parameters, except path parameters. */
export function toFetch(
  base: string,
  operation: Operation,
  { parameters, body }: RequestText,
): [url: string, init: RequestInit] {
  const headers = new Headers();
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { name, in: place } of operation.parameters) {
    const text = parameters[name] ?? '';
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text));
    else if (text !== '' && place === 'query') query.set(name, text);
    else if (text !== '') headers.set(name, text);
  }
  if (operation.body !== null) headers.set('Content-Type', 'application/json');
  const search = query.size > 0 ? `?${query}` : '';
  return [
    base + path + search,
    { method: operation.method, headers, ...(operation.body !== null && { body }) },
  ];
}
