import { parseSync } from 'vite';

/** `start` and `end` are offsets in the source. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown };

/** A step from a parent to its child `node`. `key` is the parent's property that contains the child. */
export type Step = { node: SyntaxNode; key: string };

export type Span = { start: number; end: number };

/**
 * Returns the root of the source's syntax tree.
 * @throws If the source has a syntax error. The message names the file and the syntax error.
 */
export function parseModule(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const root: unknown = program;
  if (!isNode(root)) throw new Error(`${file} has no program.`);
  return root;
}

export function childrenOf(node: SyntaxNode): Step[] {
  return Object.entries(node).flatMap(([key, value]) =>
    [value].flat().flatMap((child) => (isNode(child) ? [{ node: child, key }] : [])),
  );
}

export const isFunction = ({ type }: SyntaxNode) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

export const contains = (outer: Span, { start, end }: Span) =>
  outer.start <= start && end <= outer.end;

/** Returns undefined if the node is not an identifier. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  return /^(Private)?Identifier$/.test(node.type) ? String(node.name) : undefined;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
