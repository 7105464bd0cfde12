import type { ProblemCode } from '@bold/sdk';
import { contractCheck, type Problem } from '@bold/sdk/contract';
import type { Operation } from '@bold/sdk/operations';
import type { Logger } from 'pino';
import { isConstant } from '../http/response-text.ts';

export type ReplyCheck = {
  response(value: unknown, requestId: string): void;
  problem(problem: Problem, requestId: string): void;
};

/**
 * Returns functions that check an operation's replies. If a reply does not follow the contract, the functions throw an
 * error in development and log the error in production.
 */
export function replyCheck(operation: Operation, production: boolean, log: Logger): ReplyCheck {
  const check = contractCheck(operation.response.schema);
  const checked = new WeakSet<object>();
  const documented = new Set<ProblemCode>(operation.problems);

  function report(requestId: string, detail: string, cause?: unknown) {
    const error = new Error(
      `${operation.id} sends a response that the contract does not document: ${detail}`,
      {
        cause,
      },
    );
    if (!production) throw error;
    log.error(
      { err: error, requestId, operation: operation.id },
      'A response does not follow the contract.',
    );
  }

  return {
    response(value, requestId) {
      // A constant body needs only one check.
      if (isConstant(value) && checked.has(value)) return;
      const errors = check(value);
      if (errors.length > 0) report(requestId, JSON.stringify(errors));
      else if (isConstant(value)) checked.add(value);
    },
    problem(problem, requestId) {
      if (!documented.has(problem.code)) report(requestId, problem.code, problem);
    },
  };
}
