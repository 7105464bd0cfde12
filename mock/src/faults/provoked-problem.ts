import { Problem, validationFailed } from '@bold/sdk/contract';
import { type FaultCode, networkFailure } from './faults.ts';

const detail = 'This problem was forced for a test; the request itself may be valid.';

/**
 * Creates the problem of a forced code, with every member that the contract requires. A code that no operation has
 * becomes INTERNAL_ERROR.
 */
export function provokedProblem(code: FaultCode): Problem {
  switch (code) {
    case networkFailure:
    case 'MULTIPLIER_NOT_REACHED':
      return new Problem('INTERNAL_ERROR', detail);
    case 'VALIDATION_FAILED':
      return validationFailed([{ pointer: '/body', code: 'provoked', message: detail }]);
    case 'METHOD_NOT_ALLOWED':
      return new Problem(code, detail, { headers: { Allow: 'GET' } });
    case 'TOO_MANY_REQUESTS':
    case 'SERVICE_UNAVAILABLE':
      return new Problem(code, detail, { headers: { 'Retry-After': '1' } });
    default:
      return new Problem(code, detail);
  }
}
