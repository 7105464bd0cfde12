import type { Holds } from './faults/holds.ts';
import type { LiveBackend } from './live/live-connection.ts';

/** The mock's backend: its world, conditions, sockets and clock. */
export type Backend = LiveBackend & {
  /** The Idempotency-Keys of requests that have not been answered yet. */
  underWay: Set<string>;
  /** The calls that wait for a test to release them. */
  holds: Holds;
  /** Called for every request once it was answered. */
  onCall: (call: AnsweredCall) => void;
};

/** A request that was answered. */
export type AnsweredCall = {
  /** Null where the contract has no operation. */
  operationId: string | null;
  method: string;
  /** Without the base path, with the query. */
  path: string;
  /** 0 when the network was to fail. */
  status: number;
  /** The time until the response, in milliseconds. */
  ms: number;
};
