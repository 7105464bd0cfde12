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

/** Everything that an app can ask the newest messenger for. */
export const methodNames: readonly string[] = [...methods.keys()];

/** Why the messenger did nothing with a message. */
export type Refusal = { reason: 'unknown' } | { reason: 'too-old'; since: string };

/** The messenger after a message from the app: its state, what it answers, or why it did not hear. */
export interface Heard {
  state: HostState;
  answers: HostMessage[];
  refusal: Refusal | null;
}

/**
 * Reads what the app posted: a JSON string of `{eventType, eventData}`. Null for anything else, since
 * other scripts post messages too.
 */
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

/** The messenger hears one message of the app. A method newer than its version does nothing, as there. */
export function hear(state: HostState, { eventType, eventData }: HostMessage): Heard {
  const method = methods.get(eventType);
  if (!method) return { state, answers: [], refusal: { reason: 'unknown' } };
  const { version } = state.device;
  const since = missingSince(eventType, version);
  if (since) return { state, answers: [], refusal: { reason: 'too-old', since } };
  const data = typeof eventData === 'object' && eventData !== null ? eventData : {};
  const parameters = new MethodData(knownParameters(eventType, data, version));
  return { ...after(state, method(state, parameters)), refusal: null };
}

/** The state after an outcome, and the messages that it sends to the app. */
export function after(
  state: HostState,
  { set, send }: Outcome,
): { state: HostState; answers: HostMessage[] } {
  return { state: { ...state, ...set }, answers: send ?? [] };
}
