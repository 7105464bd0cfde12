import type { FieldError } from '@bold/sdk';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { document, escapePointer, type Operation, type Parameter } from './contract.ts';
import { validationFailed } from './problem.ts';

/** A request's parameters as the contract's types have them, and its body. */
export interface Input {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormatsModule.default(ajv, ['date-time', 'uri-reference']);
ajv.addFormat('int64', true);
ajv.addSchema(document, 'contract');

/** Everything that is wrong with `value` by the schema at `pointer` of the contract; `at` leads to the value. */
export function schemaErrors(pointer: string, value: unknown, at = ''): FieldError[] {
  const ref = `contract#${pointer.split('/').map(encodeURIComponent).join('/')}`;
  const validate = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const telling = errors.filter(isTelling);
  return (telling.length > 0 ? telling : errors).map((error) => fieldError(error, at));
}

/** Throws VALIDATION_FAILED, naming each place, unless the request is as the contract says. */
export function validateInput(operation: Operation, input: Input): void {
  const errors = operation.parameters.flatMap((parameter) =>
    parameterErrors(parameter, input[parameter.in][parameter.name]),
  );
  if (operation.bodyPointer)
    errors.push(...schemaErrors(operation.bodyPointer, input.body, '/body'));
  if (errors.length > 0) throw validationFailed(errors);
}

function parameterErrors(parameter: Parameter, value: unknown): FieldError[] {
  const { name } = parameter;
  // Header names have no case of their own; the contract points at them in lower case.
  const at = `/${parameter.in}/${escapePointer(parameter.in === 'header' ? name.toLowerCase() : name)}`;
  if (value !== undefined) return schemaErrors(parameter.pointer, value, at);
  if (!parameter.required) return [];
  return [{ pointer: at, code: 'required', message: 'This parameter is missing.' }];
}

// Where null is allowed too, ajv also says that the value is not null and that no choice fits: noise.
function isTelling({ keyword, params }: ErrorObject): boolean {
  return keyword !== 'anyOf' && keyword !== 'oneOf' && params.type !== 'null';
}

function fieldError(error: ErrorObject, at: string): FieldError {
  const { missingProperty, additionalProperty } = error.params;
  const own = missingProperty ?? additionalProperty;
  return {
    pointer: at + error.instancePath + (own === undefined ? '' : `/${escapePointer(String(own))}`),
    code: error.keyword,
    message: `This ${error.message ?? 'breaks the contract'}.`,
  };
}
