import { Problem, validationFailed } from '@bold/sdk/contract';
import type { LiveErrorCode, ProblemCode } from '@bold/sdk/problems';
import { nextRandom, type Seeded } from '../world/random.ts';

/** The fault code for a failed network. The call gets no response. */
export const networkFailure = 'NETWORK_FAILURE';

/**
 * The code of a fault. If only the live connection uses the code, an API operation fails with INTERNAL_ERROR instead.
 */
export type FaultCode = ProblemCode | LiveErrorCode | typeof networkFailure;

/** `rate` is the share of calls that fail, from 0 to 1. */
export type Fault = {
  rate: number;
  code: FaultCode;
};

/**
 * The modes of the live connection:
 * - `steady` adds no delay and closes no connection
 * - `slow` delays every frame to the app by 2 seconds
 * - `dropped` closes the connection when the first frame from the app arrives
 * - `refused` closes every new connection at once
 */
export const liveModes = ['steady', 'slow', 'dropped', 'refused'] as const;
export type LiveMode = (typeof liveModes)[number];

/** Settings of the network, the clock and the faults. They may change while the app runs. */
export type Controls = {
  /** The delay of each call of an API operation. */
  latencyMs: number;
  isOffline: boolean;
  /** The backend's clock minus the real time. */
  clockOffsetMs: number;
  /** The time until the chain confirms a wallet's transfer of TON. */
  chainDelayMs: number;
  live: LiveMode;
  /** The faults, by `operationId`. A key may also be {@link everyOperation} or {@link liveOperation}. */
  faults: Record<string, Fault>;
};

/**
 * A key for all API operations, but not for the live connection. Its fault applies to each operation that has no fault
 * of its own.
 */
export const everyOperation = '*';
/** The key of the live connection's fault. */
export const liveOperation = 'live';

export const noFaults: Controls = {
  latencyMs: 0,
  isOffline: false,
  clockOffsetMs: 0,
  chainDelayMs: 0,
  live: 'steady',
  faults: {},
};

/**
 * Returns controls that make every call of an operation fail. `operationId` may also be {@link everyOperation} or
 * {@link liveOperation}.
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

/** The controls, and a random generator that decides which calls fail. The `World` has its own random generator. */
export type Conditions = Seeded & {
  controls: Controls;
};

/**
 * Decides at random, with the rate of the operation's fault, whether a call fails. Returns the code of the fault, or
 * `undefined` if the call does not fail.
 */
export function drawFault(conditions: Conditions, operationId: string): FaultCode | undefined {
  const { isOffline, faults } = conditions.controls;
  if (isOffline) return networkFailure;
  const general = operationId === liveOperation ? undefined : faults[everyOperation];
  const fault = faults[operationId] ?? general;
  return fault && nextRandom(conditions) < fault.rate ? fault.code : undefined;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const detail = 'This problem was forced for a test; the request itself may be valid.';

/** Creates the problem for a fault code. If no API operation returns this code, creates INTERNAL_ERROR. */
export function provokedProblem(code: FaultCode): Problem {
  switch (code) {
    case networkFailure:
    case 'MULTIPLIER_NOT_REACHED':
    case 'SESSION_EXPIRED':
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
