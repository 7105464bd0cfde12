import type { Holds } from './faults/holds.ts';
import type { RepeatableRequest } from './http/idempotency.ts';
import type { Overrides } from './http/override.ts';
import type { LiveBackend } from './live/live-connection.ts';

/** The backend that the mock simulates: the world, the sockets, the clock, and the conditions such as faults. */
export type Backend = LiveBackend & {
  /** Maps a player's id and Idempotency-Key, joined in one text, to the running request. */
  underWay: Map<string, RepeatableRequest>;
  /** Aborts the running calls of the current world when a new world replaces it. Each world has its own controller. */
  worldEnd: AbortController;
  /** The holds, with the calls that wait until a test releases them. */
  holds: Holds;
  /** Maps an `operationId` to the function that replaces the world's response. */
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
