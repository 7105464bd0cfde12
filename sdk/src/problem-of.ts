import { ApiProblem } from './api-problem.ts';
import type { OperationId, Operations } from './operations/index.ts';

export type { OperationId } from './operations/index.ts';

export type ProblemCodeOf<Id extends OperationId> = Operations[Id]['problems'];

export type ProblemOf<Id extends OperationId> = ApiProblem & {
  readonly kind: 'problem';
  readonly code: ProblemCodeOf<Id>;
};

/**
 * Returns true if `error` is an `ApiProblem` whose `kind` is `problem`, and narrows `error.code` to the operation's
 * codes. A `switch` over `error.code` needs a default, because a newer server can respond with other codes.
 *
 * @example
 * try {
 *   await startBonus();
 * } catch (error) {
 *   if (!isProblem<'startBonus'>(error)) throw error;
 *   if (error.code === 'BONUS_ALREADY_TAKEN') console.log('You have the gift.');
 * }
 */
export function isProblem<Id extends OperationId = OperationId>(
  error: unknown,
): error is ProblemOf<Id> {
  return error instanceof ApiProblem && error.kind === 'problem';
}
