import type { Conditions } from './faults.ts';
import type { Holds } from './holds.ts';
import type { LiveSockets } from './live-sockets.ts';
import type { World } from './world.ts';

/** The mock's backend: its world, conditions, sockets and clock. */
export interface Backend {
  world: World;
  /** The clock, in milliseconds. */
  now: () => number;
  sockets: LiveSockets;
  /** The Idempotency-Keys of requests that have not been answered yet. */
  underWay: Set<string>;
  /** The backend's latency, faults and clock. */
  conditions: Conditions;
  /** The calls that wait for a test to release them. */
  holds: Holds;
  /** Called after everything that may have changed the world. */
  onChange: () => void;
  /** Called for every request once it was answered. */
  onCall: (call: AnsweredCall) => void;
}

/** A request that was answered. */
export interface AnsweredCall {
  /** Null where the contract has no operation. */
  operationId: string | null;
  method: string;
  /** Without the base path, with the query. */
  path: string;
  /** 0 when the network was to fail. */
  status: number;
  /** The time until the response, in milliseconds. */
  ms: number;
}
