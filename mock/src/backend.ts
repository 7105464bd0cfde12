import type { Holds } from './faults/holds.ts';
import type { Overrides } from './http/override.ts';
import type { LiveBackend } from './live/live-connection.ts';

/** The mock's backend: its world, conditions, sockets and clock. */
export type Backend = LiveBackend & {
  /** The Idempotency-Keys of requests that have no response yet, each with the player's id. */
  underWay: Set<string>;
  /** The calls that wait for a test to release them. */
  holds: Holds;
  /** The functions that replace the world's responses, by `operationId`. */
  overrides: Overrides;
  /** Called after the response to every request. */
  onCall: (call: CallWithResponse) => void;
};

/** A request and its response. */
export type CallWithResponse = {
  /** The operation that was called; null when none matches. */
  operationId: string | null;
  method: string;
  /** The path with its query, without the base path. */
  path: string;
  /** The status of the response; 0 when the network failed on purpose. */
  status: number;
  /** The time until the response, in milliseconds. */
  ms: number;
};
