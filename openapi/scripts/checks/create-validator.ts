import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Schema } from '../document.ts';

/**
 * Answers a function that checks a value against a schema of the document (draft 2020-12, formats on, patterns read as
 * Unicode). It gives one sentence for each violation, none for a valid value. A schema that is not strict is an Error.
 */
export function createValidator(
  document: OpenApiDocument | { components: OpenApiDocument['components'] },
): (schema: Schema, value: unknown) => string[] {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    allErrors: true,
    // Ajv knows discriminators only without a mapping; the constants under oneOf decide as well.
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
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath || 'the value'} ${message}`,
    );
  };
}
