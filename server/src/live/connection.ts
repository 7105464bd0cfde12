import type { LiveErrorCode, LiveServerMessage, Taps } from '@bold/sdk';
import type { BatchId } from '@bold/sdk/live';
import type { liveCloseCodes } from '@bold/sdk/problems';
import { WebSocket } from 'ws';
import type { Player } from '../contract/player.ts';
import type { TokenBucket } from '../limits/token-bucket.ts';
import { ResendOrder } from './resend-order.ts';

/** The maximum number of bytes that wait in memory for a slow client. */
const bufferedBytesMax = 262_144;

/** The contract's close codes with which this server closes sockets (decisions §4). */
export const closeCode = {
  goingAway: 1001,
  overloaded: 1013,
  initDataRefused: 4401,
  foreignUser: 4403,
  banned: 4403,
  flooding: 4429,
} as const satisfies Record<string, keyof typeof liveCloseCodes>;

/** The close codes that `ws` uses after these errors. After any other error, `ws` uses 1002. */
const errorCloseCodes: Readonly<Record<string, number>> = {
  WS_ERR_INVALID_UTF8: 1007,
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 1008,
  WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH: 1009,
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 1009,
};

/** The close codes of ordinary clients. 1005 means no code, and 1006 means no close frame. */
const clientCloseCodes = [1000, 1001, 1005, 1006];

export type LiveSocket = Pick<
  WebSocket,
  'readyState' | 'bufferedAmount' | 'send' | 'close' | 'pause' | 'ping' | 'terminate'
>;

/** One open socket of an authenticated player. */
export class Connection {
  readonly socket: LiveSocket;
  readonly player: Player;
  /** Limits the messages of all sockets of the player. */
  readonly bucket: TokenBucket;
  readonly order = new ResendOrder();
  /** False after a ping until its pong arrives. */
  isAlive = true;
  #balance: Taps;
  /** The code with which this server has closed the socket. */
  #closedWith: number | undefined;

  constructor(socket: LiveSocket, player: Player, bucket: TokenBucket, balance: Taps) {
    this.socket = socket;
    this.player = player;
    this.bucket = bucket;
    this.#balance = balance;
  }

  /** Closes the socket. Does nothing if the socket is closing already. */
  close(code: (typeof closeCode)[keyof typeof closeCode], reason?: string): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.#closedWith = code;
    this.socket.close(code, reason);
  }

  /** Remembers the close code that `ws` has used after this error, unless an earlier close code is remembered. */
  noteError(error: Error): void {
    const code = 'code' in error ? String(error.code) : '';
    this.#closedWith ??= errorCloseCodes[code] ?? 1002;
  }

  /**
   * Returns the close code as a label of metrics. An unusual code becomes `other`, so that clients cannot create new
   * labels.
   */
  closeLabel(received: number): string {
    if (this.#closedWith !== undefined) return String(this.#closedWith);
    return clientCloseCodes.includes(received) ? String(received) : 'other';
  }

  /** Counts a frame of the client. After too many frames, closes the socket with 4429 and returns false. */
  mayReceive(now: Date): boolean {
    if (this.bucket.take(now.getTime())) return true;
    this.close(closeCode.flooding);
    this.socket.pause();
    return false;
  }

  /**
   * Counts a ping or an unrequested pong as a frame. Closes the socket with 4429 after too many frames, or with 1013 if
   * the client reads too slowly.
   */
  receiveControlFrame(now: Date): void {
    // The answers to pings also wait to be sent.
    if (this.socket.readyState === WebSocket.OPEN && this.mayReceive(now)) this.#closeIfSlow();
  }

  /** Sends a message of the contract. If the client reads too slowly, closes the socket with 1013 instead. */
  send(message: LiveServerMessage): void {
    this.#balance = { available_taps: message.available_taps, total_taps: message.total_taps };
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (!this.#closeIfSlow()) this.socket.send(JSON.stringify(message));
  }

  /** Returns false if the client reads fast enough. Otherwise, closes the socket with 1013 and returns true. */
  #closeIfSlow(): boolean {
    const isSlow = this.socket.bufferedAmount > bufferedBytesMax;
    if (isSlow) this.close(closeCode.overloaded);
    return isSlow;
  }

  /** Sends a refusal with the last known balance. */
  refuse(code: LiveErrorCode, batchId: Partial<BatchId>): void {
    this.send({ type: 'error', code, ...batchId, ...this.#balance });
  }

  /** Returns false if this batch must wait until the client has resent an earlier batch of the same session. */
  mayCount({ session, seq }: Partial<BatchId>): boolean {
    return session === undefined || seq === undefined || this.order.mayCount(session, seq);
  }

  /** Asks the client to resend a batch. If too many batches must be resent, closes the socket with 1013 instead. */
  requestResend(batchId: Partial<BatchId>): void {
    const { session, seq } = batchId;
    if (session !== undefined && seq !== undefined && !this.order.expect(session, seq)) {
      this.close(closeCode.overloaded);
    }
    this.refuse('SERVICE_UNAVAILABLE', batchId);
  }
}
