import { Problem, replyFault } from '@bold/sdk/contract';
import type { Operation, OperationId } from '@bold/sdk/operations';
import type { MockHandler } from './handler.ts';

/**
 * Returns a handler that calls `handler`, and writes to the console what the contract does not document in the response
 * or the thrown `Problem`. The reply stays the same.
 */
export function reportFaults<Id extends OperationId>(
  operation: Operation<Id>,
  handler: MockHandler<Id>,
): MockHandler<Id> {
  const report = (reply: unknown) => {
    const fault = replyFault(operation, reply);
    if (fault) console.error(fault);
  };
  return async (call) => {
    try {
      const response = await handler(call);
      report(response);
      return response;
    } catch (error) {
      if (error instanceof Problem) report(error);
      throw error;
    }
  };
}
