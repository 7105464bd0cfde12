import { FieldParseError, UnexpectedTypeError, UnparsableValueError } from './launch-errors.ts';
import type { Parser } from './parse-value.ts';

/** Named values of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads one field that must be there.
 * @throws FieldParseError with the parser's error as its cause
 */
export function field<T>(fields: Fields, name: string, parse: Parser<T>): T {
  try {
    return parse(fields[name]);
  } catch (cause) {
    throw new FieldParseError(name, cause);
  }
}

/** As `field`; absent and null both answer undefined. */
export function optionalField<T>(fields: Fields, name: string, parse: Parser<T>): T | undefined {
  return fields[name] === undefined || fields[name] === null
    ? undefined
    : field(fields, name, parse);
}

/** An object, or a text that holds one as JSON. */
export const parseFields: Parser<Fields> = (value) => {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new UnexpectedTypeError();
  }
  return parsed as Fields;
};

/** The pairs of a query string; of a name that stands twice the first counts. */
export const parseQuery: Parser<Fields> = (value) => {
  if (typeof value !== 'string') throw new UnexpectedTypeError();
  return Object.fromEntries([...new URLSearchParams(value)].reverse());
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnparsableValueError({ cause });
  }
}
