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
 * Holds what an operation answers against the contract. In development an undocumented answer is a
 * fault and throws; in production it raises an alarm in the log and still reaches the player.
 */
export function replyCheck(operation: Operation, production: boolean, log: Logger): ReplyCheck {
  // Compiled with the first answer, so that a start does not wait for all of them.
  let validate: ValidateFunction | undefined;
  const held = new WeakSet<object>();
  const documented = new Set<ProblemCode>(operation.problems);

  function complain(detail: string, cause?: unknown) {
    const error = new Error(
      `${operation.id} answers what the contract does not document: ${detail}`,
      {
        cause,
      },
    );
    if (!production) throw error;
    log.error({ err: error, operation: operation.id }, 'undocumented answer');
  }

  return {
    answer(value) {
      // What never changes needs to be held against the contract only once.
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
