import type { ProblemCodeOf } from '@bold/sdk';
import type { OperationId, OperationResponse } from '@bold/sdk/operations';
import { provokedProblem } from '../faults/faults.ts';
import type { CallOf, MockHandler } from './handler.ts';

/** A call of an overridden operation: its valid input, its player and the world. */
export type OverriddenCall<Id extends OperationId> = CallOf<Id> & {
  /** Returns the response that the world gives without the override, or throws the world's `Problem`. */
  next: () => Promise<OperationResponse<Id>>;
  /** Throws the problem of a code that the contract lists for the operation. */
  refuse: (code: ProblemCodeOf<Id>) => never;
};

/** Replaces the response of one operation. The request is authenticated and valid, as for the world's handler. */
export type Override<Id extends OperationId> = (
  call: OverriddenCall<Id>,
) => OperationResponse<Id> | Promise<OperationResponse<Id>>;

/** Overrides by `operationId`. */
export type Overrides = { [Id in OperationId]?: Override<Id> };

/** Returns the handler that runs the override, with the world's `handler` as `next`. */
export function overridden<Id extends OperationId>(
  override: Override<Id> | undefined,
  handler: MockHandler<Id>,
): MockHandler<Id> {
  if (!override) return handler;
  return (call) => override({ ...call, next: async () => handler(call), refuse });
}

function refuse(code: ProblemCodeOf<OperationId>): never {
  throw provokedProblem(code);
}
