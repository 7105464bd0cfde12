import type { ProblemCode } from '@bold/sdk';
import type { Operation } from '@bold/sdk/operations';
import type { ValidateFunction } from 'ajv';
import type { Logger } from 'pino';
import type { Problem } from '../problem.ts';
import { isConstant } from './answer-text.ts';
import { contractSchema, fieldErrors } from './contract-schemas.ts';

export type ReplyCheck = {
  answer(value: unknown): void;
  problem(problem: Problem): void;
};

/**
 * Checks responses of an operation against the contract. In development an undocumented response throws; in production
 * it is logged as an error and still sent.
 */
export function replyCheck(operation: Operation, production: boolean, log: Logger): ReplyCheck {
  // Compiled with the first response, so that the start does not wait for all schemas.
  let validate: ValidateFunction | undefined;
  const held = new WeakSet<object>();
  const documented = new Set<ProblemCode>(operation.problems);

  function complain(detail: string, cause?: unknown) {
    const error = new Error(
      `${operation.id} sends a response that the contract does not document: ${detail}`,
      {
        cause,
      },
    );
    if (!production) throw error;
    log.error({ err: error, operation: operation.id }, 'undocumented response');
  }

  return {
    answer(value) {
      // A constant body needs only one check.
      if (isConstant(value) && held.has(value)) return;
      validate ??= contractSchema(operation.answer.schema);
      if (!validate(value)) complain(JSON.stringify(fieldErrors(validate, '')));
      else if (isConstant(value)) held.add(value);
    },
    problem(problem) {
      if (!documented.has(problem.code)) complain(problem.code, problem);
    },
  };
}
