import contract from '@bold/openapi/openapi.json' with { type: 'json' };
import type { ProblemCode } from '@bold/sdk/problems';

/** A parameter of an operation; `pointer` leads to its schema within the document. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  isNumber: boolean;
  pointer: string;
}

/** What the mock reads of an operation; `bodyPointer` leads to the body's schema, if it takes one. */
export interface Operation {
  operationId: string;
  method: string;
  /** The path's segments, a parameter's in braces: `['user', 'profile', '{id}']`. */
  segments: string[];
  parameters: Parameter[];
  bodyPointer: string | undefined;
  isCacheable: boolean;
  /** The codes that the contract lists for it. */
  problems: ProblemCode[];
}

type Node = Record<string, unknown>;

/** The contract's document, for whoever resolves its references. */
export const document: Node = contract;

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      readOperation(path, method, operation as Node),
    ),
);

/** The operations at a path without the base path, by method; empty where nothing is (decisions §3). */
export function operationsAt(path: string): Operation[] {
  const segments = path.split('/').slice(1);
  const matching = operations.filter((operation) => fits(operation.segments, segments));
  // "/user/profile/me" is a path of its own, not a profile whose id is "me".
  const fewest = Math.min(...matching.map(({ segments }) => wildcards(segments)));
  return matching.filter((operation) => wildcards(operation.segments) === fewest);
}

function fits(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => (isWildcard(part) ? segments[index] : part === segments[index]))
  );
}

const isWildcard = (segment: string) => segment.startsWith('{');
const wildcards = (segments: string[]) => segments.filter(isWildcard).length;

function readOperation(path: string, method: string, operation: Node): Operation {
  const here = `/paths/${escapePointer(path)}/${method}`;
  const body = operation.requestBody ? `${here}/requestBody/content/application~1json/schema` : '';
  const parameters = (operation.parameters ?? []) as Node[];
  return {
    operationId: String(operation.operationId),
    method: method.toUpperCase(),
    segments: path.split('/').slice(1),
    parameters: parameters.map((_, index) => readParameter(`${here}/parameters/${index}`)),
    bodyPointer: body || undefined,
    isCacheable: JSON.stringify(resolve(`${here}/responses/200/headers`)).includes('Fresh'),
    problems: (operation['x-problems'] ?? []) as ProblemCode[],
  };
}

function readParameter(pointer: string): Parameter {
  const parameter = resolve(pointer);
  const target = typeof parameter.$ref === 'string' ? parameter.$ref.slice(1) : pointer;
  const { name, in: place, required } = resolve(target);
  const { type } = follow(`${target}/schema`);
  return {
    name: String(name),
    in: place as Parameter['in'],
    required: required === true,
    isNumber: type === 'integer' || type === 'number',
    pointer: `${target}/schema`,
  };
}

/** The node at a pointer, through its reference if it is one. */
function follow(pointer: string): Node {
  const node = resolve(pointer);
  return typeof node.$ref === 'string' ? follow(node.$ref.slice(1)) : node;
}

function resolve(pointer: string): Node {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Node>(
      (node, part) => node[part.replaceAll('~1', '/').replaceAll('~0', '~')] as Node,
      document,
    );
}

/** A key as one segment of a JSON Pointer (RFC 6901). */
export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
