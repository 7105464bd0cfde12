import type { LiveErrorCode, LiveServerMessage, Taps } from '@bold/sdk';
import type { liveCloseCodes } from '@bold/sdk/problems';
import { WebSocket } from 'ws';
import type { Player } from '../http/authenticate.ts';
import type { BatchId } from './read-frame.ts';
import { ResendOrder } from './resend-order.ts';
import type { TokenBucket } from './token-bucket.ts';

/** A reader this far behind is given up: what waits for it is memory of the server. */
const bufferedBytesMax = 262_144;

/** The contract's codes that this server closes with itself (decisions §4), by what they say. */
export const closeCode = {
  goingAway: 1001,
  overloaded: 1013,
  initDataRefused: 4401,
  foreignUser: 4403,
  flooding: 4429,
} as const satisfies Record<string, keyof typeof liveCloseCodes>;

/** What a connection does with its socket. */
export type LiveSocket = Pick<
  WebSocket,
  'readyState' | 'bufferedAmount' | 'send' | 'close' | 'ping' | 'terminate'
>;

/** One open socket of an authenticated player. */
export class Connection {
  readonly socket: LiveSocket;
  readonly player: Player;
  readonly bucket: TokenBucket;
  readonly order = new ResendOrder();
  /** Whether the last ping was answered. */
  isAlive = true;
  #balance: Taps;

  /** `balance` is what this connection can tell while the database is away. */
  constructor(socket: LiveSocket, player: Player, bucket: TokenBucket, balance: Taps) {
    this.socket = socket;
    this.player = player;
    this.bucket = bucket;
    this.#balance = balance;
  }

  /** Sends a message of the contract; a reader that does not keep up is closed with 1013. */
  send(message: LiveServerMessage): void {
    this.#balance = { available_taps: message.available_taps, total_taps: message.total_taps };
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.socket.bufferedAmount > bufferedBytesMax) {
      this.socket.close(closeCode.overloaded);
      return;
    }
    this.socket.send(JSON.stringify(message));
  }

  /** Answers a refusal while the database is away, with the balance that was last known. */
  refuse(code: LiveErrorCode, batchId: BatchId): void {
    this.send({ type: 'error', code, ...batchId, ...this.#balance });
  }

  /** Whether a batch may be counted now, or has to wait for one that failed before it. */
  admits({ session, seq }: BatchId): boolean {
    return session === undefined || seq === undefined || this.order.admits(session, seq);
  }

  /** The batch may not have been counted, and the client has to send it again. */
  askAgain(batchId: BatchId): void {
    const { session, seq } = batchId;
    if (session !== undefined && seq !== undefined && !this.order.expect(session, seq)) {
      this.socket.close(closeCode.overloaded);
    }
    this.refuse('SERVICE_UNAVAILABLE', batchId);
  }
}
