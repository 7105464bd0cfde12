import type { LiveErrorCode, ProblemCode } from '@bold/sdk/problems';
import { nextRandom, type Seeded } from './random.ts';

/** Instead of a code: the network fails and nothing is answered. */
export const networkFailure = 'NETWORK_FAILURE';

/** What a fault answers. Codes of the live connection mean something under {@link liveOperation} only. */
export type FaultCode = ProblemCode | LiveErrorCode | typeof networkFailure;

/** How often calls fail, from 0 to 1, and how. */
export interface Fault {
  rate: number;
  code: FaultCode;
}

/** How the live connection behaves: `dropped` ends with every frame, `refused` before the first one. */
export const liveModes = ['steady', 'slow', 'dropped', 'refused'] as const;
export type LiveMode = (typeof liveModes)[number];

/** Everything that can be made worse than in real life while the app runs. */
export interface Controls {
  /** How long every answer waits. */
  latencyMs: number;
  isOffline: boolean;
  /** How far the backend's clock is ahead of the real one; negative when behind. */
  clockOffsetMs: number;
  live: LiveMode;
  /** By operationId, or {@link everyOperation}, or {@link liveOperation}. */
  faults: Record<string, Fault>;
}

/** The key of the fault of all operations that have none of their own. */
export const everyOperation = '*';
/** The key of the live connection's fault. */
export const liveOperation = 'live';

/** Nothing is slow and nothing fails. */
export const calm: Controls = {
  latencyMs: 0,
  isOffline: false,
  clockOffsetMs: 0,
  live: 'steady',
  faults: {},
};

/** One operation, or {@link everyOperation}, or {@link liveOperation}, fails every time; all else is calm. */
export function failing(
  operationId: string,
  code: FaultCode = 'INTERNAL_ERROR',
): Pick<Controls, 'faults'> {
  return { faults: { [operationId]: { rate: 1, code } } };
}

/** The controls and the chance that decides with them; a chance of their own, so that faults leave the world as it is. */
export interface Conditions extends Seeded {
  controls: Controls;
}

/** What the call is to fail with, if it is to fail. The same seed lets the same calls fail. */
export function drawFault(conditions: Conditions, operationId: string): FaultCode | undefined {
  const { isOffline, faults } = conditions.controls;
  if (isOffline) return networkFailure;
  const general = operationId === liveOperation ? undefined : faults[everyOperation];
  const fault = faults[operationId] ?? general;
  return fault && nextRandom(conditions) < fault.rate ? fault.code : undefined;
}

/** Resolves after so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
