import type { Operation } from '../operations/index.ts';
import { Problem } from './problem.ts';
import { contractCheck } from './validate-schema.ts';

/** The most errors of one response that a sentence names. */
const namedErrors = 5;

/**
 * Returns what is wrong with a reply of an operation, or `undefined` if the contract documents the reply.
 * @param reply the body of the 2xx response, or the `Problem` that the handler throws
 *
 * @example
 * import { operations } from '@bold/sdk/operations';
 *
 * replyFault(operations.getMyTaps, { available_taps: -1, total_taps: 5 });
 * // 'The response of getMyTaps breaks the contract. /available_taps: It must be >= 0.'
 */
export function replyFault(
  { id, response, problems }: Pick<Operation, 'id' | 'response' | 'problems'>,
  reply: unknown,
): string | undefined {
  if (reply instanceof Problem) {
    if (problems.includes(reply.code)) return undefined;
    return `${id} throws ${reply.code}, which the contract does not list for it.`;
  }
  const errors = contractCheck(response.schema)(reply);
  if (errors.length === 0) return undefined;
  const named = errors
    .slice(0, namedErrors)
    .map(({ pointer, message }) => `${pointer || 'The body'}: ${message}`);
  const others = errors.length > namedErrors ? [`And ${errors.length - namedErrors} more.`] : [];
  return [`The response of ${id} breaks the contract.`, ...named, ...others].join(' ');
}
