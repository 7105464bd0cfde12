import type { Balance } from '../game/balance.ts';
import type { TapBatch } from '../game/tap-batch.ts';
import {
  liveAckTimeoutMs,
  liveResendDelayMs,
  tapsMessageMultiplierMax,
  tapsMessageMultiplierMin,
  tapsMessageSessionMaxLength,
} from '../generated/limits.ts';
import type { LiveError, LiveServerMessage, TapsAck } from '../generated/model/index.ts';
import { liveRules, type ProblemCode } from '../generated/problems.ts';
import { randomId } from '../random-id.ts';
import { type Batch, type BatchStorage, isSession, isTapBatch } from './batch.ts';
import { BatchQueue } from './batch-queue.ts';
import type { LiveEvent } from './live-event.ts';
import { liveUrl } from './live-url.ts';
import { MessageThrottle } from './message-throttle.ts';
import { parseLiveMessage } from './parse-live-message.ts';
import { ReconnectingSocket, type SocketPort } from './reconnecting-socket.ts';
import { reportUncaught } from './report-uncaught.ts';
import { realSchedule, type Schedule } from './schedule.ts';

/** If an operator has banned the player, the connection closes with the code 4403 and this `reason`. */
const banned: ProblemCode = 'PLAYER_BANNED';

export type LiveOptions = {
  /** The API's base URL, as in `ClientConfig`. */
  readonly baseUrl: string;
  /**
   * Returns Telegram's raw init data for each attempt to connect. If the function throws, `connect` throws the same
   * error, and an automatic attempt reports the error as uncaught.
   */
  readonly initData: () => string;
  readonly telegramId: number;
  readonly storage: BatchStorage;
  /**
   * The id of the first session: 1 to 64 letters, digits, `_` or `-`, never used by this player before. The default is
   * random.
   */
  readonly session?: string;
  readonly createSocket?: (url: string) => SocketPort;
  readonly schedule?: Schedule;
  /** Returns the time in milliseconds. The default is `performance.now`. */
  readonly now?: () => number;
  /**
   * If no message arrives for this number of milliseconds, the socket counts as lost. Applies only while a batch waits
   * for its ack.
   */
  readonly ackTimeoutMs?: number;
  /** The pause before a refused batch is sent again, in milliseconds. */
  readonly resendDelayMs?: number;
};

/**
 * Sends a player's taps in numbered batches over a WebSocket (spec §4). Sends unacknowledged batches again after a
 * reconnect or a restart of the app (decisions §4).
 *
 * @example
 * const live = new LiveConnection({
 *   baseUrl: 'https://bold.example/api',
 *   initData: () => 'user=…&hash=…',
 *   telegramId: 279058397,
 *   storage: webBatchStorage(localStorage, 279058397),
 * });
 * live.subscribe((event) => console.log(event.type));
 * live.connect();
 * live.sendMessage({ multiplier: 2, taps: 17 });
 */
export class LiveConnection {
  readonly #telegramId: number;
  readonly #queue: BatchQueue;
  readonly #socket: ReconnectingSocket;
  readonly #schedule: Schedule;
  readonly #now: () => number;
  readonly #throttle = new MessageThrottle();
  readonly #ackTimeoutMs: number;
  readonly #resendDelayMs: number;
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  #cancelTimeout: (() => void) | undefined;
  #cancelPause: (() => void) | undefined;
  #isSendPlanned = false;

  /** @throws A `RangeError` if `options.session` is not valid. */
  constructor(options: LiveOptions) {
    const { baseUrl, initData, createSocket = (url) => new WebSocket(url) } = options;
    const { session = randomId() } = options;
    if (!isSession(session)) {
      throw new RangeError(
        `The session ${JSON.stringify(session)} is not valid. ` +
          `Use 1 to ${tapsMessageSessionMaxLength} letters, digits, underscores or hyphens.`,
      );
    }
    this.#telegramId = options.telegramId;
    this.#queue = new BatchQueue(session, options.storage);
    this.#schedule = options.schedule ?? realSchedule;
    this.#now = options.now ?? (() => performance.now());
    this.#ackTimeoutMs = options.ackTimeoutMs ?? liveAckTimeoutMs;
    this.#resendDelayMs = options.resendDelayMs ?? liveResendDelayMs;
    this.#socket = new ReconnectingSocket({
      create: () => createSocket(liveUrl(baseUrl, initData(), globalThis.location?.href)),
      schedule: this.#schedule,
      now: this.#now,
      onOpen: () => this.#opened(),
      onMessage: (data) => this.#received(parseLiveMessage(data)),
      onClose: (code, reason, willReconnect) => this.#closed(code, reason, willReconnect),
      onGaveUp: () => this.#emit({ type: 'gaveUp' }),
    });
    options.storage.takeOver?.((batches) => this.#takeOver(batches));
  }

  get isOpen(): boolean {
    return this.#socket.isOpen;
  }

  get isClosed(): boolean {
    return this.#socket.isClosed;
  }

  /** All batches that the server has not acknowledged, both sent and unsent. */
  get unacked(): readonly Batch[] {
    return this.#queue.unacked;
  }

  /**
   * The unacknowledged batches whose taps the app must still subtract from the server's last balance. Does not contain
   * batches that another `LiveConnection` sent, because the server may already have subtracted their taps.
   */
  get uncounted(): readonly Batch[] {
    return this.#queue.uncounted;
  }

  /**
   * Connects now, even after all automatic attempts have failed. Does nothing while the connection is open, or has been
   * connecting for less than two seconds.
   */
  connect(): void {
    this.#socket.connect();
  }

  /** Closes the connection. Unacknowledged batches remain stored. */
  close(): void {
    this.#socket.close();
  }

  /**
   * Calls `listener` for every event, and reports the listener's errors as uncaught. Returns a function to unsubscribe.
   */
  subscribe(listener: (event: LiveEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Sends taps in batches, or stores them until they can be sent.
   * @param mustHold True to store these and all later taps without sending them, until `release` is called or the app
   * starts again
   * @returns False if some taps must wait.
   * @throws A `RangeError` if the server would refuse the taps.
   */
  sendMessage(taps: TapBatch, mustHold = false): boolean {
    if (!isTapBatch(taps)) {
      throw new RangeError(
        `The taps ${JSON.stringify(taps)} are not valid. ` +
          `Use an integer from 0 for taps, and from ${tapsMessageMultiplierMin} to ${tapsMessageMultiplierMax} for multiplier.`,
      );
    }
    this.#queue.add(taps, mustHold);
    this.#sendWaiting();
    return this.#queue.unacked.every((batch) => batch.sent);
  }

  /** Sends the taps that `sendMessage` has held, in their order. */
  release(): void {
    this.#queue.release();
    this.#sendWaiting();
  }

  #takeOver(batches: readonly Batch[]): void {
    this.#queue.adopt(batches);
    this.#emit({ type: 'tookOver', batches });
    this.#sendWaiting();
  }

  #opened(): void {
    this.#emit({ type: 'opened' });
    this.#sendWaiting();
  }

  #closed(code: number, reason: string, willReconnect: boolean): void {
    this.#stopWatching();
    this.#cancelPause?.();
    this.#cancelPause = undefined;
    this.#queue.disconnect();
    this.#emit({ type: 'closed', code, willReconnect });
    if (code === 4401) this.#emit({ type: 'expired', reason });
    if (code === 4403) this.#emit({ type: reason === banned ? 'banned' : 'refused' });
  }

  #received(message: LiveServerMessage | undefined): void {
    if (message?.type === 'taps') this.#acknowledged(message);
    else if (message?.type === 'error') this.#batchRefused(message);
    else if (message?.type === 'balance')
      this.#emit({ type: 'balance', balance: balanceOf(message) });
    // Does not compile if the contract has another message.
    else message satisfies undefined;
    this.#stopWatching();
    this.#sendWaiting();
  }

  #acknowledged(message: TapsAck): void {
    const batch = this.#queue.acknowledge(message);
    const { applied, duplicate: isDuplicate = false } = message;
    const balance = balanceOf(message);
    this.#emit(
      batch ? { type: 'ack', batch, applied, isDuplicate, balance } : { type: 'balance', balance },
    );
  }

  #batchRefused(message: LiveError): void {
    const { code } = message;
    const refused = { type: 'batchRefused', code, balance: balanceOf(message) } as const;
    if (code === 'SESSION_EXPIRED') {
      this.#emit({ ...refused, ...this.#queue.expire(message) });
      return;
    }
    const willResend = liveRules[code] === 'resend';
    const batch = willResend ? this.#queue.putBack(message) : this.#queue.acknowledge(message);
    if (willResend) this.#pause();
    this.#emit({ ...refused, batch, willResend });
  }

  #pause(): void {
    this.#cancelPause ??= this.#schedule(() => {
      this.#cancelPause = undefined;
      this.#sendWaiting();
    }, this.#resendDelayMs);
  }

  /** Sends every batch that may be sent now, and plans to send the batches that the throttle delays. */
  #sendWaiting(): void {
    while (this.#socket.isOpen && !this.#cancelPause) {
      const pauseMs = this.#throttle.pauseMs(this.#now());
      if (pauseMs > 0) {
        this.#planSend(pauseMs);
        break;
      }
      const batch = this.#queue.next();
      if (!batch) break;
      this.#throttle.count(this.#now());
      const { multiplier, taps, session, seq } = batch;
      const message = { multiplier, taps, tg_user_id: this.#telegramId, session, seq };
      this.#socket.send(JSON.stringify(message));
    }
    this.#watchAcks();
  }

  #planSend(ms: number): void {
    if (this.#isSendPlanned) return;
    this.#isSendPlanned = true;
    this.#schedule(() => {
      this.#isSendPlanned = false;
      this.#sendWaiting();
    }, ms);
  }

  /**
   * Starts a timer if a sent batch waits for its ack. If no message arrives within `ackTimeoutMs`, abandons the socket.
   */
  #watchAcks(): void {
    if (!this.#queue.isWaiting) return;
    // A half-open socket emits no close event.
    this.#cancelTimeout ??= this.#schedule(() => this.#socket.abandon(), this.#ackTimeoutMs);
  }

  #stopWatching(): void {
    this.#cancelTimeout?.();
    this.#cancelTimeout = undefined;
  }

  #emit(event: LiveEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (error) {
        reportUncaught(error);
      }
    }
  }
}

function balanceOf(message: { available_taps: number; total_taps: number }): Balance {
  return { available: message.available_taps, total: message.total_taps };
}
