import { type LiveErrorCode, liveRules } from '@bold/sdk/problems';
import { type Conditions, drawFault, liveOperation, networkFailure } from '../faults/faults.ts';
import type { LiveSocket } from './live-sockets.ts';
import type { LiveClose } from './receive-frame.ts';

/** The delay of every frame to the app in the mode `slow`, in milliseconds. */
export const slowLiveMs = 2_000;

export const banned: LiveClose = { code: 4403, reason: 'PLAYER_BANNED' };

/** Returns how to close a new connection if the controls refuse it, otherwise `undefined`. */
export function refusal({ controls }: Conditions): LiveClose | undefined {
  if (controls.isOffline) return { code: 1001, reason: 'Going away' };
  return controls.live === 'refused' ? { code: 1013, reason: 'Try again later' } : undefined;
}

/**
 * Decides whether a frame fails.
 * @returns A `LiveClose` to close the connection, a code to refuse the frame's batch, or `undefined` for no fault.
 */
export function frameFault(conditions: Conditions): LiveClose | LiveErrorCode | undefined {
  if (conditions.controls.live === 'dropped') return { code: 1001, reason: 'Going away' };
  const code = drawFault(conditions, liveOperation);
  if (code === undefined) return undefined;
  if (code === networkFailure) return { code: 1001, reason: 'Going away' };
  if (code.startsWith('INIT_DATA')) return { code: 4401, reason: code };
  if (code === 'PLAYER_BANNED') return banned;
  return isLiveCode(code) ? code : { code: 1013, reason: 'Try again later' };
}

/** Returns `socket` itself or, in the mode `slow`, a new socket that delays every frame to the app. */
export function slowed(socket: LiveSocket, { controls }: Conditions): LiveSocket {
  return controls.live === 'slow'
    ? {
        send: (frame) => void setTimeout(() => socket.send(frame), slowLiveMs),
        close: (code, reason) => socket.close(code, reason),
      }
    : socket;
}

export function isLiveCode(code: string): code is LiveErrorCode {
  return Object.hasOwn(liveRules, code);
}
