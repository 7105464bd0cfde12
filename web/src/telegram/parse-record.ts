import { FieldParseError, UnexpectedTypeError, UnparsableValueError } from './launch-errors.ts';
import type { Parser } from './parse-value.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Parses a required field. Throws `FieldParseError` if `parse` throws an error; `cause` is the error of `parse`. */
export function field<T>(fields: Fields, name: string, parse: Parser<T>): T {
  try {
    return parse(fields[name]);
  } catch (cause) {
    throw new FieldParseError(name, cause);
  }
}

/** Parses an optional field. Returns undefined if the field is absent or null. */
export function optionalField<T>(fields: Fields, name: string, parse: Parser<T>): T | undefined {
  return fields[name] === undefined || fields[name] === null
    ? undefined
    : field(fields, name, parse);
}

/** Accepts an object, or parses a JSON text that contains an object. */
export const parseFields: Parser<Fields> = (value) => {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new UnexpectedTypeError();
  }
  return parsed as Fields;
};

/** Parses a query string into its names and values. If a name occurs twice, the first value counts. */
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
