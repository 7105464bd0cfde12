import type { Holds } from './faults/holds.ts';
import type { RepeatableRequest } from './http/idempotency.ts';
import type { Overrides } from './http/override.ts';
import type { LiveBackend } from './live/live-connection.ts';

export type Backend = LiveBackend & {
  /** Maps `<player id> <Idempotency-Key>` to the running request. */
  underWay: Map<string, RepeatableRequest>;
  /** Aborts the running calls of the current world when a new world replaces it. Each world has its own controller. */
  worldEnd: AbortController;
  holds: Holds;
  overrides: Overrides;
  /**
   * Called just before the response to a request is returned. Not called if a new world has replaced the request's
   * world.
   */
  onCall: (call: CallWithResponse) => void;
};

export type CallWithResponse = {
  /** Null if no operation matches. */
  operationId: string | null;
  method: string;
  /** The path with its query, without the base path. */
  path: string;
  /** The HTTP status of the response, or 0 if the mock simulated a network failure. */
  status: number;
  /** The time until the response, in milliseconds. */
  ms: number;
};
