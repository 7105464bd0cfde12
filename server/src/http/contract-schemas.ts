import document from '@bold/openapi/openapi.json' with { type: 'json' };
import type { FieldError } from '@bold/sdk';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// Not strict, because JSON Schema does not know OpenAPI's own keywords. The schemas themselves are checked where the
// contract is bundled, because checking them here would slow every start down.
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  unicodeRegExp: true,
  meta: false,
  validateSchema: false,
});
addFormats.default(ajv);
ajv.addSchema(document, 'contract', false, false);

/** Compiles one schema of the contract, named by its reference (`#/components/schemas/User`). */
export function contractSchema(reference: string): ValidateFunction {
  return ajv.compile({ $ref: `contract${reference}` });
}

/**
 * Lists the errors of a failed validation in the contract's form. `place` is the value's place in the request
 * (`/body`); a missing or unknown property is pointed at by its own name.
 */
export function fieldErrors(validate: ValidateFunction, place: string): FieldError[] {
  const found = (validate.errors ?? []).map((error) => ({
    pointer: place + error.instancePath + ownName(error),
    code: error.keyword,
    message: `It ${error.message ?? 'breaks the contract'}.`,
  }));
  return found.filter((error) => !isEcho(error, found)).slice(0, 100);
}

/**
 * A wrong field inside `anyOf: [object, null]` is reported as itself; the error of the whole `anyOf` only repeats it.
 */
function isEcho({ pointer, code }: FieldError, found: FieldError[]): boolean {
  return (
    (code === 'anyOf' || code === 'type') &&
    found.some((other) => other.pointer.startsWith(`${pointer}/`))
  );
}

function ownName({ keyword, params }: ErrorObject): string {
  if (keyword === 'required') return `/${escapePointer(params.missingProperty)}`;
  if (keyword === 'additionalProperties') return `/${escapePointer(params.additionalProperty)}`;
  return '';
}

const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
