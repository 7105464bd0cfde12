import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { LiveErrorCode, LiveServerMessage, TapsMessage } from '@bold/sdk';
import { readFrame } from '@bold/sdk/contract';
import { affordableTaps } from '@bold/sdk/game';
import type { BatchId } from '@bold/sdk/live';
import { type liveCloseCodes, liveRules } from '@bold/sdk/problems';
import { isGranted } from '../tags/levels.ts';
import { balanceOf } from '../tags/taps.ts';
import type { Player, TapSession } from '../world/world.ts';
import { ResendOrder } from './resend-order.ts';

type LiveOutcome = { response: LiveServerMessage } | { close: LiveClose };

export type LiveClose = {
  code: keyof typeof liveCloseCodes;
  reason: string;
};

/** Returns how to close the connection if the frame is above the size limit, otherwise `undefined`. */
export function closeIfTooBig(frame: string | Uint8Array): LiveClose | undefined {
  const size = typeof frame === 'string' ? new TextEncoder().encode(frame).length : frame.length;
  return size > rules.live_frame_bytes ? { code: 1009, reason: 'Message too big' } : undefined;
}

/**
 * Counts the taps of a frame's batch (decisions §4). Does not count the taps of a repeated batch again.
 * @param fault if given, a valid batch is refused with this error code
 * @param order the refused batches that the client must send again
 * @returns An ack or an error message for the client, or `close` if the frame names another player.
 */
export function receiveFrame(
  player: Player,
  frame: string | Uint8Array,
  fault?: LiveErrorCode,
  order = new ResendOrder(),
): LiveOutcome {
  if (typeof frame !== 'string') return refuse(player, 'MALFORMED_JSON', {});
  const read = readFrame(frame);
  const { batchId } = read;
  if ('code' in read) return refuse(player, read.code, batchId);
  if (read.taps.tg_user_id !== player.telegramId) {
    return { close: { code: 4403, reason: 'Foreign tg_user_id' } };
  }
  const refused = order.admits(batchId) ? fault : 'SERVICE_UNAVAILABLE';
  if (refused) {
    if (liveRules[refused] === 'resend') order.expect(batchId);
    return refuse(player, refused, batchId);
  }
  return { response: countBatch(player, read.taps, batchId) };
}

function countBatch(
  player: Player,
  message: TapsMessage,
  batchId: Partial<BatchId>,
): LiveServerMessage {
  const { multiplier, taps } = message;
  const { session, seq } = batchId;
  const known = player.sessions.find(({ name }) => name === session);
  if (session !== undefined && player.expiredSessions.includes(session)) {
    return { type: 'error', code: 'SESSION_EXPIRED', ...batchId, ...balanceOf(player) };
  }
  if (seq !== undefined && seq <= (known?.seq ?? 0)) {
    return { type: 'taps', ...batchId, applied: 0, duplicate: true, ...balanceOf(player) };
  }
  const record = (counted: number) => {
    if (session === undefined || seq === undefined) return;
    const isCounted = counted > 0 || (known?.isCounted ?? false);
    keepSession(player, { name: session, seq, isCounted });
  };
  if (!isGranted(multiplier, player.totalTaps)) {
    // A refused batch uses its seq, too: the same seq again is a duplicate (problem catalogue).
    record(0);
    return { type: 'error', code: 'MULTIPLIER_NOT_REACHED', ...batchId, ...balanceOf(player) };
  }
  const balance = { available: player.availableTaps, total: player.totalTaps };
  const applied = affordableTaps(balance, multiplier, taps);
  player.availableTaps -= applied * multiplier;
  player.totalTaps += applied * multiplier;
  record(applied);
  return { type: 'taps', ...batchId, applied, ...balanceOf(player) };
}

/** Stores `session` as the player's newest session. If there are too many sessions, removes the oldest. */
function keepSession({ sessions, expiredSessions }: Player, session: TapSession): void {
  const at = sessions.findIndex(({ name }) => name === session.name);
  if (at >= 0) sessions.splice(at, 1);
  sessions.push(session);
  const expired = sessions.splice(0, sessions.length - rules.tap_sessions_per_user);
  // A session in which nothing was counted may count again.
  expiredSessions.push(...expired.filter(({ isCounted }) => isCounted).map(({ name }) => name));
}

function refuse(player: Player, code: LiveErrorCode, batchId: Partial<BatchId>): LiveOutcome {
  return { response: { type: 'error', code, ...batchId, ...balanceOf(player) } };
}
