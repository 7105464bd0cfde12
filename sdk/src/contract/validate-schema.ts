import formats from '@bold/openapi/catalogue/formats.json' with { type: 'json' };
import document from '@bold/openapi/openapi.json' with { type: 'json' };
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats, { type FormatName } from 'ajv-formats';
import type { FieldError } from '../generated/model/index.ts';

/**
 * Returns the errors of a value, or an empty list if the value is valid.
 * @param place The value's path in the request, such as `/body`.
 */
export type ContractCheck = (value: unknown, place?: string) => FieldError[];

// Not strict, because OpenAPI's own keywords are unknown keywords in JSON Schema. The schemas themselves are checked
// when the contract is bundled; checking them here would make every start slower.
const ajv = new Ajv2020({ strict: false, allErrors: true, meta: false, validateSchema: false });
addFormats.default(ajv, formats as FormatName[]);
ajv.addSchema(document, 'contract', false, false);

const validators = new Map<string, ValidateFunction>();

function compiled(reference: string): ValidateFunction {
  const known = validators.get(reference);
  if (known) return known;
  const validate = ajv.compile({ $ref: `contract${reference}` });
  validators.set(reference, validate);
  return validate;
}

/**
 * Returns a function that validates values against a schema of the contract.
 *
 * @example
 * const check = contractCheck('#/components/schemas/ProfileUpdate');
 * const errors = check({ display_name: 7 }, '/body'); // [{ pointer: '/body/display_name', code: 'type', … }]
 */
export function contractCheck(reference: string): ContractCheck {
  return (value, place = '') => {
    const validate = compiled(reference);
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    const useful = errors.filter(isUseful);
    return (useful.length > 0 ? useful : errors).map((error) => fieldError(error, place));
  };
}

// For a nullable value Ajv reports two more errors, "must be null" and "must match a schema in anyOf", which help no
// client.
function isUseful({ keyword, params }: ErrorObject): boolean {
  return keyword !== 'anyOf' && keyword !== 'oneOf' && params.type !== 'null';
}

/** Converts an error of Ajv. The pointer to a missing or unknown property ends with the property's name. */
function fieldError(error: ErrorObject, place: string): FieldError {
  const { keyword, params, instancePath } = error;
  const name: unknown = params.missingProperty ?? params.additionalProperty;
  const own = typeof name === 'string' ? `/${escapePointer(name)}` : '';
  return {
    pointer: place + instancePath + own,
    code: keyword,
    message: messageOf(error),
  };
}

function messageOf({ keyword, params, message }: ErrorObject): string {
  // Ajv's own message about an unknown or missing property would describe the object around the property.
  if (keyword === 'additionalProperties') return 'This property is unknown.';
  if (keyword === 'required') return 'This property is missing.';
  if (keyword === 'enum') return `It must be ${params.allowedValues.join(' or ')}.`;
  if (keyword === 'type') return `It must be of the type ${[params.type].flat().join(' or ')}.`;
  return `It ${message ?? 'breaks the contract'}.`;
}

/**
 * Escapes a name as one segment of a JSON Pointer (RFC 6901).
 *
 * @example
 * escapePointer('a/b'); // 'a~1b'
 */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
