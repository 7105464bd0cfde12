import {
  liveOpenTimeoutMs,
  liveReconnectAttempts,
  liveReconnectDelayMs,
  liveStableMs,
} from '../generated/limits.ts';
import { liveCloseCodes } from '../generated/problems.ts';
import { reportUncaught } from './report-uncaught.ts';
import type { Schedule } from './schedule.ts';

/** The part of a WebSocket that the connection uses. The browser's `WebSocket` has it, and that of the package `ws`. */
export type SocketPort = {
  send(text: string): void;
  close(): void;
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: SocketEvent) => void,
  ): void;
};

/** The fields that the connection reads. They are optional, so that a socket can be any `EventTarget`. */
type SocketEvent = {
  readonly type: string;
  readonly data?: unknown;
  readonly code?: number;
  readonly reason?: string;
};

/** The functions with which a `ReconnectingSocket` creates WebSockets, starts timers and reports events. */
export type SocketOwner = {
  /** Creates the socket for an attempt. Each attempt can use a new URL. */
  readonly create: () => SocketPort;
  readonly schedule: Schedule;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  readonly onClose: (code: number, reason: string, willReconnect: boolean) => void;
  readonly onGaveUp: () => void;
};

/**
 * The close code if a player has sent too many messages. If a player opens too many sockets, the oldest socket closes
 * with the same code.
 */
const flooding = 4429;

/**
 * If an attempt has lasted at least this number of milliseconds, `connect` replaces the attempt (decisions §10 LIVE).
 */
const replaceableMs = 2_000;

/**
 * A WebSocket that makes up to 8 attempts to reconnect, each after a pause of one second (spec §4). Makes no attempt
 * after a close code for which the contract forbids a reconnect.
 */
export class ReconnectingSocket {
  #socket: SocketPort | undefined;
  #isOpen = false;
  /** True after the current socket has received a message. */
  #hasReceived = false;
  #attempts = 0;
  #startedAt = 0;
  /** Cancels the planned attempt. While an attempt is running, cancels the timeout of this attempt. */
  #cancelTimer: (() => void) | undefined;
  readonly #owner: SocketOwner;

  constructor(owner: SocketOwner) {
    this.#owner = owner;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isClosed(): boolean {
    return this.#socket === undefined;
  }

  /**
   * Sets the number of failed attempts to 0, and connects now unless a socket is open. Does nothing while a socket has
   * been connecting for less than two seconds.
   */
  connect(): void {
    const isNew = this.#owner.now() - this.#startedAt < replaceableMs;
    if (this.#socket && !this.#isOpen && isNew) return;
    this.#attempts = 0;
    if (this.#isOpen) return;
    this.#forget()?.close();
    this.#attempt();
  }

  /**
   * Closes the socket and cancels a planned attempt to reconnect. After that, no socket opens until `connect` is
   * called.
   */
  close(): void {
    const socket = this.#forget();
    socket?.close();
    if (socket) this.#owner.onClose(1000, '', false);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  /** Closes the current socket and reconnects. Used if the socket is broken, but has emitted no close event. */
  abandon(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lose(socket, 1006, '');
    socket.close();
  }

  /** Makes a planned attempt. If no socket can be created, the attempt has failed. */
  #retry(): void {
    try {
      this.#attempt();
    } catch (error) {
      reportUncaught(error);
      this.#fail(1006, '');
    }
  }

  #attempt(): void {
    const socket = this.#owner.create();
    this.#socket = socket;
    this.#startedAt = this.#owner.now();
    // A handshake on a dead network can hang for minutes, without an event.
    this.#cancelTimer = this.#owner.schedule(() => this.abandon(), liveOpenTimeoutMs);
    socket.addEventListener('open', () => this.#open(socket));
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket) return;
      this.#hasReceived = true;
      this.#owner.onMessage(data);
    });
    socket.addEventListener('close', ({ code = 1006, reason = '' }) =>
      this.#lose(socket, code, reason),
    );
    // Some browsers emit no close event after an error. The close event of other browsers is ignored, because this
    // socket is then no longer the current socket.
    socket.addEventListener('error', () => this.#lose(socket, 1006, ''));
  }

  #open(socket: SocketPort): void {
    if (socket !== this.#socket) return;
    this.#cancelTimer?.();
    this.#isOpen = true;
    this.#owner.onOpen();
  }

  #lose(socket: SocketPort, code: number, reason: string): void {
    if (socket !== this.#socket) return;
    const hasLasted = this.#owner.now() - this.#startedAt >= liveStableMs;
    // A server without its database opens connections and closes them at once (decisions §10 LIVE).
    const hasWorked = hasLasted || (this.#hasReceived && code !== flooding);
    if (this.#isOpen && hasWorked) this.#attempts = 0;
    this.#forget();
    this.#fail(code, reason);
  }

  /**
   * Handles a failed socket or attempt. Plans the next attempt if attempts are left and the close code allows a
   * reconnect.
   */
  #fail(code: number, reason: string): void {
    const canReconnect = mayReconnect(code);
    const willReconnect = canReconnect && this.#attempts < liveReconnectAttempts;
    if (willReconnect) {
      this.#attempts += 1;
      this.#cancelTimer = this.#owner.schedule(() => this.#retry(), liveReconnectDelayMs);
    }
    this.#owner.onClose(code, reason, willReconnect);
    if (canReconnect && !willReconnect) this.#owner.onGaveUp();
  }

  #forget(): SocketPort | undefined {
    this.#cancelTimer?.();
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    this.#hasReceived = false;
    return socket;
  }
}

function mayReconnect(code: number): boolean {
  const known: Readonly<Record<number, { readonly reconnect: boolean }>> = liveCloseCodes;
  return known[code]?.reconnect ?? true;
}
