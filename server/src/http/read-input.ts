import type { FieldError } from '@bold/sdk';
import type { Operation, OperationParameter } from '@bold/sdk/operations';
import type { Context } from 'koa';
import { validationFailed } from '../problem.ts';
import { contractSchema, fieldErrors } from './contract-schemas.ts';
import { readBody } from './read-body.ts';

/** Validated parameters and body of an operation. */
export type ValidInput = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
};

/**
 * Prepares the validation of one operation's input. The result returns the valid input of a request, or throws
 * `VALIDATION_FAILED` with every error (decisions §3).
 */
export function inputReader(operation: Operation): (ctx: Context) => Promise<ValidInput> {
  const parameters = operation.parameters.map((parameter) => ({
    ...parameter,
    validate: contractSchema(parameter.schema),
  }));
  const validateBody = operation.body === null ? null : contractSchema(operation.body);

  return async (ctx) => {
    const errors: FieldError[] = [];
    const input: ValidInput = { params: {}, query: {}, header: {}, body: undefined };
    for (const { validate, ...parameter } of parameters) {
      const text = givenText(ctx, parameter);
      const place = placeOf(parameter);
      if (text === undefined) {
        if (parameter.required) errors.push(missing(place));
        continue;
      }
      const value = typeof text === 'string' ? readText(text, parameter.kind) : text;
      if (!validate(value)) errors.push(...fieldErrors(validate, place));
      input[targets[parameter.in] ?? 'header'][parameter.name] = value;
    }
    if (validateBody) {
      input.body = await readBody(ctx);
      if (!validateBody(input.body)) errors.push(...fieldErrors(validateBody, '/body'));
    }
    if (errors.length > 0) throw validationFailed(errors);
    return input;
  };
}

const targets: Record<string, 'params' | 'query' | 'header'> = { path: 'params', query: 'query' };

// A query parameter that occurs twice is a list, which no schema of the contract accepts.
function givenText(
  ctx: Context,
  { in: place, name }: OperationParameter,
): string | string[] | undefined {
  if (place === 'path') return ctx.params[name];
  if (place === 'query') return ctx.query[name];
  // Not `ctx.get`, because an empty header breaks the contract and an absent one does not.
  return ctx.headers[name.toLowerCase()];
}

/** Text that does not look like its type stays text, which the schema then refuses. */
function readText(text: string, kind: string): unknown {
  const pattern = { integer: /^-?(0|[1-9]\d*)$/, number: /^-?(0|[1-9]\d*)(\.\d+)?$/ }[kind];
  if (pattern) return pattern.test(text) ? Number(text) : text;
  if (kind === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

// Header names are case-insensitive; the contract has them in lower case.
const placeOf = ({ in: place, name }: OperationParameter) =>
  `/${place}/${place === 'header' ? name.toLowerCase() : name}`;

const missing = (pointer: string): FieldError => ({
  pointer,
  code: 'required',
  message: 'This parameter is missing.',
});
