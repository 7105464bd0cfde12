import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Schema } from '../document.ts';

type Components = { components: OpenApiDocument['components'] };

/**
 * Creates a function that returns an error message per violation of a schema (draft 2020-12). The function throws an
 * Error for a schema that Ajv's strict mode refuses.
 */
export function createValidator(
  document: Components,
): (schema: Schema, value: unknown) => string[] {
  const errorsOf = createErrorFinder(document);
  return (schema, value) =>
    errorsOf(schema, value).map((error) => `${error.instancePath || 'the value'} ${textOf(error)}`);
}

function textOf({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'additionalProperties')
    return `must NOT have the property "${params.additionalProperty}"`;
  const allowed = params.allowedValues ?? params.allowedValue;
  return allowed === undefined ? `${message}` : `${message} ${JSON.stringify(allowed)}`;
}

/**
 * Creates a function that returns an Ajv error object per violation of a schema (draft 2020-12). The function throws an
 * Error for a schema that Ajv's strict mode refuses.
 */
export function createErrorFinder(
  document: Components,
): (schema: Schema, value: unknown) => ErrorObject[] {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    allErrors: true,
    // Ajv supports discriminators only without a mapping. The constants under oneOf have the same effect.
    keywords: ['components', 'discriminator'],
  });
  addFormats.default(ajv);
  ajv.addFormat('int64', true);
  ajv.addSchema({ $id: 'contract', components: { schemas: document.components.schemas } });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
