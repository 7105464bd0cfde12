import contract from '@bold/openapi/openapi.json' with { type: 'json' };
import type { FieldError } from '@bold/sdk';
import type {
  Operation,
  OperationId,
  OperationInput,
  OperationParameter,
} from '@bold/sdk/operations';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { escapePointer } from './contract.ts';
import { validationFailed } from './problem.ts';

/** A request's parameters as the contract's types have them, and its body. */
export interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormatsModule.default(ajv, ['date-time', 'uri-reference']);
ajv.addFormat('int64', true);
ajv.addSchema(contract, 'contract');

/**
 * Returns everything that is wrong with `value` by a schema of the contract, named by its reference
 * (`#/components/schemas/User`); `at` is the value's place in the request.
 */
export function schemaErrors(reference: string, value: unknown, at = ''): FieldError[] {
  const ref = `contract${reference}`;
  const validate = ajv.getSchema(ref) ?? ajv.compile({ $ref: ref });
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const useful = errors.filter(isUseful);
  return (useful.length > 0 ? useful : errors).map((error) => fieldError(error, at));
}

/** Throws VALIDATION_FAILED, with every invalid place, when the input breaks the contract. */
export function validateInput<Id extends OperationId>(
  operation: Operation<Id>,
  input: Input,
): asserts input is Input & OperationInput<Id> {
  const errors = operation.parameters.flatMap((parameter) =>
    parameterErrors(parameter, input[placeOf(parameter)][parameter.name]),
  );
  if (operation.body !== null) errors.push(...schemaErrors(operation.body, input.body, '/body'));
  if (errors.length > 0) throw validationFailed(errors);
}

/** The member of the input that holds a parameter. */
export function placeOf(parameter: OperationParameter): 'params' | 'query' | 'header' {
  return parameter.in === 'path' ? 'params' : parameter.in;
}

function parameterErrors(parameter: OperationParameter, value: unknown): FieldError[] {
  const { name } = parameter;
  // Header names have no case of their own; the contract points at them in lower case.
  const at = `/${parameter.in}/${escapePointer(parameter.in === 'header' ? name.toLowerCase() : name)}`;
  if (value !== undefined) return schemaErrors(parameter.schema, value, at);
  if (!parameter.required) return [];
  return [{ pointer: at, code: 'required', message: 'This parameter is missing.' }];
}

// For a nullable value ajv reports two errors more, "not null" and "no choice fits", which help no client.
function isUseful({ keyword, params }: ErrorObject): boolean {
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
