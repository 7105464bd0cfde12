import { buttonMethods } from './button-methods.ts';
import type { HostState } from './host-state.ts';
import { type HostMessage, type Method, MethodData, type Outcome } from './method.ts';
import { knownParameters, missingSince } from './method-versions.ts';
import { outwardMethods } from './outward-methods.ts';
import { sensorMethods } from './sensor-methods.ts';
import { storageMethods } from './storage-methods.ts';
import { viewMethods } from './view-methods.ts';

const methods = new Map<string, Method>(
  Object.entries({
    ...viewMethods,
    ...buttonMethods,
    ...outwardMethods,
    ...storageMethods,
    ...sensorMethods,
  }),
);

/** The names of all methods of the newest Telegram version. */
export const methodNames: readonly string[] = [...methods.keys()];

/** The reason why Telegram did not handle a message. `since` is the Telegram version that introduced the method. */
export type Refusal = { reason: 'unknown' } | { reason: 'too-old'; since: string };

type ReceiveResult = {
  state: HostState;
  replies: HostMessage[];
  /** Null if Telegram handled the message. */
  refusal: Refusal | null;
};

/** Parses a JSON string `{eventType, eventData}` from the app. Returns null for any other value. */
export function parseMessage(posted: unknown): HostMessage | null {
  if (typeof posted !== 'string') return null;
  try {
    const message: unknown = JSON.parse(posted);
    if (typeof message !== 'object' || message === null || !('eventType' in message)) return null;
    if (typeof message.eventType !== 'string') return null;
    const eventData = 'eventData' in message ? message.eventData : undefined;
    return { eventType: message.eventType, eventData };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Handles one message of the app. As in Telegram, a method that is newer than the client's version has no effect. */
export function receive(state: HostState, { eventType, eventData }: HostMessage): ReceiveResult {
  const method = methods.get(eventType);
  if (!method) return { state, replies: [], refusal: { reason: 'unknown' } };
  const { version } = state.device;
  const since = missingSince(eventType, version);
  if (since) return { state, replies: [], refusal: { reason: 'too-old', since } };
  const data = typeof eventData === 'object' && eventData !== null ? eventData : {};
  const parameters = new MethodData(knownParameters(eventType, data, version));
  return { ...applyOutcome(state, method(state, parameters)), refusal: null };
}

/**
 * Applies the changes in `set` to a copy of `state`. Returns the copy as `state`, and the messages in `send` as
 * `replies`.
 */
export function applyOutcome(
  state: HostState,
  { set, send }: Outcome,
): { state: HostState; replies: HostMessage[] } {
  return { state: { ...state, ...set }, replies: send ?? [] };
}
