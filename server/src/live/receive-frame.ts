import type { LiveServerMessage } from '@bold/sdk';
import { type Frame, readFrame } from '@bold/sdk/contract';
import { WebSocket } from 'ws';
import type { Player } from '../contract/player.ts';
import type { TapMessage, TapOutcome } from '../taps/tap-message.ts';
import { type Connection, closeCode } from './connection.ts';
import type { Connections } from './connections.ts';
import type { TapPipeline } from './tap-pipeline.ts';

type Receiving = {
  pipeline: Pick<TapPipeline, 'add'>;
  connections: Connections;
  clock: { now(): Date };
  isBanned(userId: number): boolean;
};

/** Handles one text frame of a player (decisions §4). Acknowledges a batch only when the batch is durable. */
export function receiveFrame(connection: Connection, text: string, live: Receiving): void {
  const { socket, player } = connection;
  // Frames still arrive after this server has sent a close.
  if (socket.readyState !== WebSocket.OPEN) return;
  const now = live.clock.now();
  const frame = readFrame(text);
  if (now >= player.expiresAt) connection.close(closeCode.initDataRefused, 'INIT_DATA_EXPIRED');
  else if (!connection.mayReceive(now)) return;
  else if (isForeign(frame, player)) connection.close(closeCode.foreignUser);
  else if (!queue(connection, frame, live)) connection.close(closeCode.overloaded);
}

const isForeign = (frame: Frame, { telegramId }: Player) =>
  'taps' in frame && frame.taps.tg_user_id !== telegramId;

function queue(connection: Connection, frame: Frame, live: Receiving) {
  const { pipeline, connections, isBanned } = live;
  const { userId } = connection.player;
  const { batchId } = frame;
  return pipeline.add({
    message: 'taps' in frame ? toMessage(userId, frame) : balanceOnly(userId),
    mayCount: () => !isBanned(userId) && ('code' in frame || connection.mayCount(batchId)),
    done(outcome) {
      connection.send(toResponse(frame, outcome));
      if (outcome.applied > 0) connections.sendBalance(userId, outcome.balance, connection);
    },
    failed(isUnknown) {
      // Without a balance nothing can be counted, so the client must not send the batch again and again.
      if (isUnknown) connection.close(closeCode.overloaded, 'SERVICE_UNAVAILABLE');
      else if ('code' in frame) connection.refuse(frame.code, batchId);
      else connection.requestResend(batchId);
    },
  });
}

function toResponse(frame: Frame, { result, applied, balance }: TapOutcome): LiveServerMessage {
  const { batchId } = frame;
  if ('code' in frame) return { type: 'error', code: frame.code, ...batchId, ...balance };
  if (result === 'multiplier-not-reached') {
    return { type: 'error', code: 'MULTIPLIER_NOT_REACHED', ...batchId, ...balance };
  }
  if (result === 'session-expired') {
    return { type: 'error', code: 'SESSION_EXPIRED', ...batchId, ...balance };
  }
  const duplicate = result === 'duplicate' ? { duplicate: true } : {};
  return { type: 'taps', ...batchId, applied, ...duplicate, ...balance };
}

/** Returns a message without taps. The message's outcome contains the user's balance after all earlier messages. */
export const balanceOnly = (userId: number): TapMessage => ({
  userId,
  session: null,
  seq: null,
  multiplier: 1,
  taps: 0,
});

const toMessage = (userId: number, { taps, batchId }: Extract<Frame, { taps: unknown }>) => ({
  userId,
  session: batchId.session ?? null,
  seq: batchId.seq ?? null,
  multiplier: taps.multiplier,
  taps: taps.taps,
});
