import { contractCheck } from '@bold/sdk/contract';
import { operations } from '@bold/sdk/operations';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { compiledAjv } from './compiled-schemas.ts';

const requirement = `import { createRequire } from 'node:module';
const require = createRequire(${JSON.stringify(import.meta.url)});\n`;
const source = Buffer.from(requirement + compiledAjv()).toString('base64');
const compiled: { Ajv2020: typeof Ajv2020 } = await import(`data:text/javascript;base64,${source}`);
const ajv = new compiled.Ajv2020();

const bodies = Object.values(operations).flatMap(({ body }) => (body === null ? [] : [body]));
const values = [null, {}, [], { code: 7 }, { tariff_id: 0 }, { display_name: 'bold_7', more: 1 }];

test.each(bodies)('%s refuses the same values in the playground', (reference) => {
  const validate = ajv.compile({ $ref: `contract${reference}` });

  const check = contractCheck(reference);
  expect(values.map((value) => validate(value))).toEqual(
    values.map((value) => check(value).length === 0),
  );
});

test('the response of each operation is accepted in the playground', () => {
  const accepts = (reference: string) => ajv.compile({ $ref: `contract${reference}` })({});
  const responses = Object.values(operations).map(({ response }) => accepts(response.schema));
  expect(new Set(responses)).toEqual(new Set([true]));
});

test('a schema that no operation checks is named', () => {
  expect(() => ajv.compile({ $ref: 'contract#/none' })).toThrow('contract#/none is not compiled');
});

test('the compiled schemas need no eval', () => {
  expect(compiledAjv()).not.toMatch(/new Function|\beval\(/);
});
