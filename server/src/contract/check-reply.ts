import { type Problem, replyFault } from '@bold/sdk/contract';
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
  const checked = new WeakSet<object>();

  function report(requestId: string, fault: string, cause?: unknown) {
    const error = new Error(fault, { cause });
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
      const fault = replyFault(operation, value);
      if (fault) report(requestId, fault);
      else if (isConstant(value)) checked.add(value);
    },
    problem(problem, requestId) {
      const fault = replyFault(operation, problem);
      if (fault) report(requestId, fault, problem);
    },
  };
}
