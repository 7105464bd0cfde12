import type { LiveServerMessage } from '../generated/model/index.ts';
import { liveRules } from '../generated/problems.ts';

/**
 * Parses a frame of the server. Returns `undefined` if the frame is unreadable or if, for example because the server is
 * newer, its type is unknown or it names no batch and its error code is unknown.
 */
export function parseLiveMessage(data: unknown): LiveServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return isKnown(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function isKnown(message: unknown): message is LiveServerMessage {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type === 'error') {
    // A batch must not wait for ever because the reason of its refusal is unknown.
    return 'code' in message && (isLiveCode(message.code) || 'seq' in message);
  }
  const kind = message.type as Exclude<LiveServerMessage['type'], 'error'>;
  if (kind === 'taps' || kind === 'balance') return true;
  // Does not compile if the contract has another type.
  kind satisfies never;
  return false;
}

function isLiveCode(code: unknown): boolean {
  return typeof code === 'string' && Object.hasOwn(liveRules, code);
}
