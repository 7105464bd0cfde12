import type { ContractOperation } from '../contract-operation.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Player } from '../players/player.ts';
import { jsonOf } from './json-of.ts';

export type Input = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
};

/** Returns the examples of an operation's required parameters, and the first example of the operation's body. */
export function exampleInput({ parameters, bodyExamples }: ContractOperation): Input {
  const of = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.required)
        .map((one) => [one.name ?? '', one.example]),
    );
  const [body] = Object.values(bodyExamples);
  return { path: of('path'), query: of('query'), header: of('header'), body };
}

/** Returns the path and query of a request with this input. */
export function pathOf({ path }: ContractOperation, input: Pick<Input, 'path' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${input.path[name]}`));
  const query = new URLSearchParams(
    Object.entries(input.query).map(([name, value]) => [name, `${value}`]),
  );
  return query.size > 0 ? `${filled}?${query}` : filled;
}

export function callWith(
  player: Player,
  operation: ContractOperation,
  input: Input,
): Promise<HttpResponse> {
  const headers = Object.entries(input.header).map(([name, value]) => [name, `${value}`]);
  const path = pathOf(operation, input);
  return player.call(operation.method, path, textOf(input), Object.fromEntries(headers));
}

/** Returns the body as JSON, or undefined if there is no body. */
export function textOf({ body }: Pick<Input, 'body'>): string | undefined {
  return body === undefined ? undefined : jsonOf(body);
}
