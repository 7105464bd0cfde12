import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../scripts/resolve-reference.ts';

/** The values that the runtime expressions of a step can read. */
export type Scope = {
  inputs: Record<string, unknown>;
  /** The outputs of earlier steps, by the id of the step. */
  steps: Record<string, Record<string, unknown>>;
  statusCode?: number;
  body?: unknown;
  /** The payload of a received message. */
  message?: unknown;
};

/**
 * Matches the runtime expressions of Arazzo 1.1 that the workflows use. An expression may end with `#` and a JSON
 * pointer.
 */
const expression =
  /^\$(?:(statusCode)|response\.(body)|(message)\.payload|(inputs)\.([\w-]+)|(steps)\.([\w-]+)\.outputs\.([\w-]+))(?:#(\/.*))?$/;
const embedded = /\{(\$[^{}]+)\}/g;

/**
 * Returns a copy of a value with all runtime expressions evaluated.
 * @throws An Error if an expression has no value.
 */
export function evaluate(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') {
    // A text that is an expression becomes a value of any type.
    if (value.startsWith('$')) return read(value, scope);
    // An expression in braces becomes a part of the text.
    return value.replace(embedded, (_, inner: string) => String(read(inner, scope)));
  }
  if (Array.isArray(value)) return value.map((part) => evaluate(part, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, evaluate(part, scope)]),
  );
}

function read(text: string, scope: Scope): unknown {
  const found = expression.exec(text);
  if (!found) throw new Error(`The workflows cannot use the expression ${text}.`);
  const [, status, body, message, inputs, input = '', , step = '', output = '', pointer] = found;
  const root = () => {
    if (status) return scope.statusCode;
    if (body) return scope.body;
    if (message) return scope.message;
    return inputs ? scope.inputs[input] : scope.steps[step]?.[output];
  };
  const value = valueAt(root(), pointer ?? '');
  if (value === undefined) throw new Error(`${text} has no value.`);
  return value;
}

const comparison = /^(\S+) (==|!=|<=|>=|<|>) ('(?:[^']|'')*'|\S+)$/;

/** One comparison of a condition. `left` is the value before the operator. */
export type Comparison = { text: string; isTrue: boolean; left: unknown };

/**
 * Evaluates a condition, which is one comparison or several comparisons joined with `&&`.
 * @returns The first false comparison, or the last comparison if all are true.
 * @throws An Error if a part of the condition is not a comparison, or if an expression has no value.
 */
export function compare(condition: string, scope: Scope): Comparison {
  const all = condition.split(' && ').map((text) => {
    const [, left = '', operator = '', right = ''] = comparison.exec(text) ?? [];
    if (operator === '') throw new Error(`The workflows cannot use the condition ${text}.`);
    const actual = read(left, scope);
    return { text, isTrue: fits(actual, operator, literal(right, scope)), left: actual };
  });
  return all.find(({ isTrue }) => !isTrue) ?? (all.at(-1) as Comparison);
}

function literal(text: string, scope: Scope): unknown {
  if (text.startsWith('$')) return read(text, scope);
  return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : JSON.parse(text);
}

function fits(left: unknown, operator: string, right: unknown): boolean {
  if (operator === '==') return areEqual(left, right);
  if (operator === '!=') return !areEqual(left, right);
  if (typeof left !== 'number' || typeof right !== 'number') return false;
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

/** Returns true if two values are equal by the rules of Arazzo. Ignores the case of text. */
function areEqual(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string')
    return left.toLowerCase() === right.toLowerCase();
  return isDeepStrictEqual(left, right);
}
