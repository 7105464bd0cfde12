import type { ProblemCodeOf } from '@bold/sdk';
import type { OperationId, OperationResponse } from '@bold/sdk/operations';
import { provokedProblem } from '../faults/faults.ts';
import type { CallOf, MockHandler } from './handler.ts';

export type OverriddenCall<Id extends OperationId> = CallOf<Id> & {
  /** Runs the operation without the override. Returns the world's response, or throws the world's `Problem`. */
  next: () => Promise<OperationResponse<Id>>;
  refuse: (code: ProblemCodeOf<Id>) => never;
};

/** Replaces the response of one operation. The request is already authenticated and validated. */
export type Override<Id extends OperationId> = (
  call: OverriddenCall<Id>,
) => OperationResponse<Id> | Promise<OperationResponse<Id>>;

export type Overrides = { [Id in OperationId]?: Override<Id> };

/**
 * Returns a handler that calls `override`; the override can run `handler` by calling `next`. Returns `handler` itself
 * if there is no override.
 * @param worldEnd A signal that aborts when a new world replaces the call's world. After the abort, `next` rejects with
 * the signal's reason.
 */
export function overridden<Id extends OperationId>(
  override: Override<Id> | undefined,
  handler: MockHandler<Id>,
  worldEnd: AbortSignal,
): MockHandler<Id> {
  if (!override) return handler;
  return (call) => {
    const next = async () => {
      worldEnd.throwIfAborted();
      return handler(call);
    };
    return override({ ...call, next, refuse });
  };
}

function refuse(code: ProblemCodeOf<OperationId>): never {
  throw provokedProblem(code);
}
