import { Problem, validationFailed } from '@bold/sdk/contract';
import type { LiveErrorCode, ProblemCode } from '@bold/sdk/problems';
import { nextRandom, type Seeded } from '../world/random.ts';

/** The code of a failing network: no response is sent. */
export const networkFailure = 'NETWORK_FAILURE';

/** The code of a fault. Live codes apply only to {@link liveOperation}. */
export type FaultCode = ProblemCode | LiveErrorCode | typeof networkFailure;

/** How often calls fail, from 0 to 1, and with which code. */
export type Fault = {
  rate: number;
  code: FaultCode;
};

/** Modes of the live connection: `dropped` closes it at the first frame, `refused` at once. */
export const liveModes = ['steady', 'slow', 'dropped', 'refused'] as const;
export type LiveMode = (typeof liveModes)[number];

/** The network, the clock and the faults, which tests and the panel can change while the app runs. */
export type Controls = {
  /** The delay of every response. */
  latencyMs: number;
  isOffline: boolean;
  /** The backend's clock minus the real one; negative when it is behind. */
  clockOffsetMs: number;
  live: LiveMode;
  /** The keys are operationIds, {@link everyOperation} and {@link liveOperation}. */
  faults: Record<string, Fault>;
};

/** The key of the fault of all operations that have none of their own. */
export const everyOperation = '*';
/** The key of the live connection's fault. */
export const liveOperation = 'live';

/** Controls without delays and without faults. */
export const calm: Controls = {
  latencyMs: 0,
  isOffline: false,
  clockOffsetMs: 0,
  live: 'steady',
  faults: {},
};

/**
 * Returns controls under which one operation, {@link everyOperation} or {@link liveOperation} always fails.
 *
 * @example
 * failing('startBonus', 'BONUS_ALREADY_TAKEN');
 */
export function failing(
  operationId: string,
  code: FaultCode = 'INTERNAL_ERROR',
): Pick<Controls, 'faults'> {
  return { faults: { [operationId]: { rate: 1, code } } };
}

/**
 * The controls, and the state of a random generator for the faults. It is not the world's generator, so that faults do
 * not change the world.
 */
export type Conditions = Seeded & {
  controls: Controls;
};

/** Decides by chance whether a call fails. Returns the code of its failure; `undefined` when it succeeds. */
export function drawFault(conditions: Conditions, operationId: string): FaultCode | undefined {
  const { isOffline, faults } = conditions.controls;
  if (isOffline) return networkFailure;
  const general = operationId === liveOperation ? undefined : faults[everyOperation];
  const fault = faults[operationId] ?? general;
  return fault && nextRandom(conditions) < fault.rate ? fault.code : undefined;
}

/** Resolves after `ms` milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

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
