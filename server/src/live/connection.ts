import type { LiveErrorCode, LiveServerMessage, Taps } from '@bold/sdk';
import type { BatchId } from '@bold/sdk/live';
import type { liveCloseCodes } from '@bold/sdk/problems';
import { WebSocket } from 'ws';
import type { Player } from '../contract/player.ts';
import type { TokenBucket } from '../limits/token-bucket.ts';
import { ResendOrder } from './resend-order.ts';

/**
 * The maximum number of unsent bytes of a socket. A socket with more unsent bytes is closed, because they fill the
 * server's memory.
 */
const bufferedBytesMax = 262_144;

/** The close codes of the contract that this server uses (decisions §4). The keys say what the codes mean. */
export const closeCode = {
  goingAway: 1001,
  overloaded: 1013,
  initDataRefused: 4401,
  foreignUser: 4403,
  banned: 4403,
  flooding: 4429,
} as const satisfies Record<string, keyof typeof liveCloseCodes>;

/**
 * The close codes of the library `ws` for broken or too large frames, with the library's error codes as the keys. After
 * every other error, the close code is 1002.
 */
const errorCloseCodes: Readonly<Record<string, number>> = {
  WS_ERR_INVALID_UTF8: 1007,
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 1008,
  WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH: 1009,
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 1009,
};

/**
 * The close codes of ordinary clients. 1005 stands for a close frame without a code, and 1006 for a missing close
 * frame.
 */
const clientCloseCodes = [1000, 1001, 1005, 1006];

/** The part of a socket that a connection uses. */
export type LiveSocket = Pick<
  WebSocket,
  'readyState' | 'bufferedAmount' | 'send' | 'close' | 'pause' | 'ping' | 'terminate'
>;

/** One open socket of an authenticated player. */
export class Connection {
  readonly socket: LiveSocket;
  readonly player: Player;
  /** The limit of the player's messages. All sockets of the player share this bucket. */
  readonly bucket: TokenBucket;
  readonly order = new ResendOrder();
  /** False after a ping until its pong arrives. */
  isAlive = true;
  #balance: Taps;
  /** The code with which this server has closed the socket. */
  #closedWith: number | undefined;

  /** @param balance the player's balance when the connection opens */
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

  /** Remembers the code with which ws has closed the socket after this error. */
  noteError(error: Error): void {
    const code = 'code' in error ? String(error.code) : '';
    this.#closedWith ??= errorCloseCodes[code] ?? 1002;
  }

  /**
   * Returns the close code as a label of metrics: the server's code if this server has closed the socket, otherwise the
   * client's code `received`. An unusual code of a client becomes `other`, so that clients cannot create new labels.
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
   * Counts a ping or an unrequested pong as a frame of the client. Closes the socket with 1013 if too many bytes wait
   * to be sent.
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

  /** If the client reads too slowly, closes the socket with 1013 and returns true. Otherwise returns false. */
  #closeIfSlow(): boolean {
    const isSlow = this.socket.bufferedAmount > bufferedBytesMax;
    if (isSlow) this.close(closeCode.overloaded);
    return isSlow;
  }

  /**
   * Sends a refusal with the last known balance. Used when the current balance was not read, for example because a
   * commit failed.
   */
  refuse(code: LiveErrorCode, batchId: Partial<BatchId>): void {
    this.send({ type: 'error', code, ...batchId, ...this.#balance });
  }

  /**
   * Returns true if the batch may be counted now. Returns false if the client must first resend a failed, earlier batch
   * of the same session.
   */
  mayCount({ session, seq }: Partial<BatchId>): boolean {
    return session === undefined || seq === undefined || this.order.mayCount(session, seq);
  }

  /**
   * Refuses a batch with `SERVICE_UNAVAILABLE`, so that the client sends the batch again. If too many batches of the
   * session already wait to be sent again, closes the socket with 1013 instead.
   */
  requestResend(batchId: Partial<BatchId>): void {
    const { session, seq } = batchId;
    if (session !== undefined && seq !== undefined && !this.order.expect(session, seq)) {
      this.close(closeCode.overloaded);
    }
    this.refuse('SERVICE_UNAVAILABLE', batchId);
  }
}
