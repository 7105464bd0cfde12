import type { ProblemCode } from '@bold/sdk';
import type { Logger } from 'pino';
import type { Problem } from '../problem.ts';
import { contractSchema, fieldErrors } from './contract-schemas.ts';
import type { Contracted } from './operation.ts';

export type ReplyCheck = {
  answer(value: unknown): void;
  problem(problem: Problem): void;
};

/**
 * Holds what an operation answers against the contract. In development an undocumented answer is a
 * fault and throws; in production it raises an alarm in the log and still reaches the player.
 */
export function replyCheck(operation: Contracted, production: boolean, log: Logger): ReplyCheck {
  const validate = contractSchema(operation.answer.schema);
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
      if (!validate(value)) complain(JSON.stringify(fieldErrors(validate, '')));
    },
    problem(problem) {
      if (!documented.has(problem.code)) complain(problem.code, problem);
    },
  };
}
