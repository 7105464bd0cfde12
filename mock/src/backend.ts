import type { Holds } from './faults/holds.ts';
import type { RepeatableRequest } from './http/idempotency.ts';
import type { Overrides } from './http/override.ts';
import type { LiveBackend } from './live/live-connection.ts';

/** The backend that the mock simulates: the world, the conditions (delays and faults), the sockets and the clock. */
export type Backend = LiveBackend & {
  /** The running requests with an Idempotency-Key, by the player's id and the key. */
  underWay: Map<string, RepeatableRequest>;
  /** Aborts the running calls of the current world when a new world replaces it. Each world has its own controller. */
  worldEnd: AbortController;
  /** The holds, with the calls that wait until a test releases them. */
  holds: Holds;
  /** The functions that replace the world's responses, by `operationId`. */
  overrides: Overrides;
  /** Called after the response to every request. */
  onCall: (call: CallWithResponse) => void;
};

/** A request and its response. */
export type CallWithResponse = {
  /** The `operationId` of the called operation. Null when no operation matches. */
  operationId: string | null;
  method: string;
  /** The path with its query, without the base path. */
  path: string;
  /** The status of the response. 0 when the network failed on purpose. */
  status: number;
  /** The time until the response, in milliseconds. */
  ms: number;
};
