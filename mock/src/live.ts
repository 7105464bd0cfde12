import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { LiveErrorCode, LiveServerMessage, TapsMessage } from '@bold/sdk';
import { affordableTaps } from '@bold/sdk/game';
import { type liveCloseCodes, problems } from '@bold/sdk/problems';
import { isGranted } from './levels.ts';
import { ResendOrder } from './resend-order.ts';
import { balanceOf } from './taps.ts';
import { schemaErrors } from './validate.ts';
import type { Player } from './world.ts';

/** The result of a frame: a reply to its sender, or the end of the connection. */
export type LiveOutcome = { answer: LiveServerMessage } | { close: LiveClose };

/** The reason why a connection closes; the codes are the contract's. */
export interface LiveClose {
  code: keyof typeof liveCloseCodes;
  reason: string;
}

/** The batch id of a message, as far as it is readable. */
type BatchId = Pick<TapsMessage, 'session' | 'seq'>;

/**
 * Counts the batch in a text frame, or returns why not (decisions §4); changes only the player and the order. `fault`
 * refuses any batch, and `order` refuses batches that follow one that must be sent again.
 */
export function receiveFrame(
  player: Player,
  frame: string | Uint8Array,
  fault?: LiveErrorCode,
  order = new ResendOrder(),
): LiveOutcome {
  const size = typeof frame === 'string' ? new TextEncoder().encode(frame).length : frame.length;
  if (size > rules.live_frame_bytes) return { close: { code: 1009, reason: 'Message too big' } };
  const message = parseFrame(frame);
  if (message === undefined) return refuse(player, 'MALFORMED_JSON', {});
  if (!isTapsMessage(message)) return refuse(player, 'VALIDATION_FAILED', markIn(message));
  const mark = markIn(message);
  const refused = order.admits(mark) ? fault : (fault ?? 'SERVICE_UNAVAILABLE');
  if (refused) {
    if (problems[refused].live === 'resend') order.expect(mark);
    return refuse(player, refused, mark);
  }
  if (message.tg_user_id !== player.telegramId) {
    return { close: { code: 4403, reason: 'Foreign tg_user_id' } };
  }
  return { answer: countBatch(player, message) };
}

function countBatch(player: Player, message: TapsMessage): LiveServerMessage {
  const { multiplier, taps, session, seq } = message;
  const mark = markIn(message);
  if (session !== undefined && seq !== undefined && seq <= (player.seen[session] ?? 0)) {
    return { type: 'taps', ...mark, applied: 0, duplicate: true, ...balanceOf(player) };
  }
  // Refused or counted, the batch is dealt with: the same seq again is a duplicate (problem catalogue).
  if (session !== undefined && seq !== undefined) player.seen[session] = seq;
  if (!isGranted(multiplier, player.totalTaps)) {
    return { type: 'error', code: 'MULTIPLIER_NOT_REACHED', ...mark, ...balanceOf(player) };
  }
  const balance = { available: player.availableTaps, total: player.totalTaps };
  const applied = affordableTaps(balance, multiplier, taps);
  player.availableTaps -= applied * multiplier;
  player.totalTaps += applied * multiplier;
  return { type: 'taps', ...mark, applied, ...balanceOf(player) };
}

function refuse(player: Player, code: LiveErrorCode, mark: BatchId): LiveOutcome {
  return { answer: { type: 'error', code, ...mark, ...balanceOf(player) } };
}

function parseFrame(frame: string | Uint8Array): unknown {
  if (typeof frame !== 'string') return undefined;
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}

function isTapsMessage(message: unknown): message is TapsMessage {
  return schemaErrors('#/components/schemas/TapsMessage', message).length === 0;
}

/** `session` and `seq` of a message if both are what the contract allows; alone, neither names a batch. */
function markIn(message: unknown): BatchId {
  const { session, seq } = Object(message) as Record<string, unknown>;
  return isA('session', session) && isA('seq', seq)
    ? { session: session as string, seq: seq as number }
    : {};
}

function isA(property: keyof BatchId, value: unknown): boolean {
  const pointer = `#/components/schemas/TapsMessage/properties/${property}`;
  return schemaErrors(pointer, value).length === 0;
}
