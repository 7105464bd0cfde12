import formats from '@bold/openapi/catalogue/formats.json' with { type: 'json' };
import document from '@bold/openapi/openapi.json' with { type: 'json' };
import { operations } from '@bold/sdk/operations';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats, { type FormatName } from 'ajv-formats';
import type { Plugin } from 'vite';

const frames = ['', '/properties/session', '/properties/seq'].map(
  (part) => `#/components/schemas/TapsMessage${part}`,
);

/** Returns references such as `#/components/schemas/TapsMessage` to the schemas of requests and tap messages. */
function references(): string[] {
  const own = Object.values(operations).flatMap(({ body, parameters }) => [
    ...(body === null ? [] : [body]),
    ...parameters.map(({ schema }) => schema),
  ]);
  return [...new Set([...own, ...frames])];
}

/**
 * Returns the source of a module that exports validators and needs no `eval`.
 * @param names Each key is the name of an exported validator, and each value is the reference of its schema.
 */
function compile(names: Record<string, string>): string {
  // The options of sdk/src/contract/validate-schema.ts.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true },
  });
  addFormats.default(ajv, formats as FormatName[]);
  ajv.addSchema(document, 'contract', false, false);
  for (const [name, reference] of Object.entries(names)) {
    ajv.addSchema({ $ref: `contract${reference}` }, name);
  }
  const identities = Object.keys(names).map((name) => [name, name]);
  return standalone(ajv, Object.fromEntries(identities));
}

/**
 * Returns the source of a module that replaces Ajv with compiled validators. Those of responses accept every value,
 * because tests check the mock's responses and visitors cannot override them.
 */
export function compiledAjv(): string {
  const names = Object.fromEntries(references().map((it, index) => [`check${index}`, it]));
  const responses = Object.values(operations).map(({ response }) => ['accept', response.schema]);
  const entries = [...responses, ...Object.entries(names)].map(
    ([name, reference]) => `${JSON.stringify(`contract${reference}`)}: ${name},`,
  );
  return `${compile(names)}
const accept = () => true;
const validators = {
${entries.join('\n')}
};
export class Ajv2020 {
  addSchema() {}
  compile({ $ref }) {
    const validator = validators[$ref];
    if (!validator) throw new Error($ref + ' is not compiled into the playground.');
    return validator;
  }
}
`;
}

/** Replaces Ajv by validators that the build has compiled. Ajv itself would compile the schemas with `eval`. */
export function compiledSchemas(): Plugin {
  const modules = new Map([
    ['ajv/dist/2020.js', compiledAjv],
    ['ajv-formats', () => 'export default { default() {} };'],
  ]);
  const prefix = '\0compiled:';
  return {
    name: 'bold-compiled-schemas',
    enforce: 'pre',
    resolveId: (id) => (modules.has(id) ? prefix + id : null),
    load: (id) => modules.get(id.replace(prefix, ''))?.() ?? null,
  };
}
