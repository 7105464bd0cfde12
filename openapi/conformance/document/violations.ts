import type { ErrorObject } from 'ajv';
import type { Parameter, Schema } from '../../scripts/document.ts';
import { resolveReference, valueAt } from '../../scripts/resolve-reference.ts';
import type { Described } from '../documents.ts';

/** An invalid or missing field of a request. */
export type Violation = {
  pointer: string;
  /**
   * The keywords that a server may report for the field. If the value has a wrong type or is a number with an exponent,
   * the list includes `type`, `anyOf`, `oneOf` and `format`, and of a number of more than 64 bits `maximum`, too.
   */
  keywords: string[];
  /** False if the field is invalid only because of a nested field. The server may then report only the nested field. */
  isOwn: boolean;
};

/** The keywords that can report a wrong type. They include `anyOf` and `oneOf`, because nullable types use these. */
const ofType = ['type', 'anyOf', 'oneOf'];

/**
 * Returns a violation for each invalid field of `value`.
 * @param at The JSON pointer to `value`
 */
export function violationsOf(
  { errorsOf }: Pick<Described, 'errorsOf'>,
  schema: Schema,
  value: unknown,
  at: string,
): Violation[] {
  const errors = errorsOf(schema, value).map((error) => ({
    pointer: `${at}${error.instancePath}${ownName(error)}`,
    keyword: error.keyword,
    hasExponent: isWrittenWithExponent(valueAt(value, error.instancePath)),
    isTooWide: isTooWide(valueAt(value, error.instancePath)),
  }));
  return [...Map.groupBy(errors, ({ pointer }) => pointer)].map(([pointer, own]) => {
    const keywords = own.map(({ keyword }) => keyword);
    // A server may refuse an integer that is written with an exponent as a wrong type.
    const isWide = own.some((one) => one.isTooWide);
    const isOfType =
      isWide ||
      keywords.some((one) => ofType.includes(one)) ||
      own.some(({ hasExponent }) => hasExponent);
    const isEcho =
      keywords.every((one) => ofType.includes(one)) &&
      errors.some((other) => other.pointer.startsWith(`${pointer}/`));
    // A validator may also report the format int64 for a value of the wrong type.
    const also = isOfType ? [...ofType, 'format', ...(isWide ? ['maximum'] : [])] : [];
    return { pointer, keywords: [...new Set([...keywords, ...also])], isOwn: !isEcho };
  });
}

/**
 * Returns the violations of a parameter's value. If the value is undefined, returns one violation with the keyword
 * `required`, even if the parameter is optional.
 */
export function parameterViolations(
  api: Described,
  { name = '', in: where, schema = {} }: Parameter,
  value: unknown,
): Violation[] {
  const pointer = `/${where}/${name}`;
  if (value === undefined) return [{ pointer, keywords: ['required'], isOwn: true }];
  const isNumber = resolveReference(api.document, schema).type === 'integer';
  return violationsOf(api, schema, isNumber ? value : `${value}`, pointer);
}

const isWrittenWithExponent = (value: unknown) =>
  typeof value === 'number' && `${value}`.includes('e');
/** Returns true for a number that a type of 64 bits cannot hold. A server may not get as far as its `maximum`. */
const isTooWide = (value: unknown) => typeof value === 'number' && value >= 2 ** 63;

function ownName({ keyword, params }: ErrorObject): string {
  if (keyword === 'required') return `/${escaped(params.missingProperty)}`;
  if (keyword === 'additionalProperties') return `/${escaped(params.additionalProperty)}`;
  return '';
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
