import { type EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';

/** A live connection to one of the two backends. */
export class Device {
  readonly received: unknown[] = [];
  /**
   * The close code (`4401 <reason>` for code 4401), or `status <HTTP status>` if the backend refused the connection.
   * Undefined until the connection has ended.
   */
  end: string | undefined;
  isOpen = false;
  #balance = '';
  readonly #socket: WebSocket;
  readonly #changes: EventEmitter;

  /** Connects to `address`. Emits "change" on `changes` when the connection opens, ends or receives a message. */
  constructor(address: string, origin: string | undefined, changes: EventEmitter) {
    this.#changes = changes;
    this.#socket = new WebSocket(address, { ...(origin !== undefined && { origin }) });
    this.#socket.on('open', () => this.#note(() => (this.isOpen = true)));
    this.#socket.on('message', (data) => this.#note(() => this.#receive(JSON.parse(String(data)))));
    this.#socket.on('unexpected-response', (request, response) => {
      request.destroy();
      this.#note(() => {
        this.end ??= `status ${response.statusCode}`;
      });
    });
    this.#socket.on('close', (code, reason) =>
      this.#note(() => {
        this.end ??= code === 4401 ? `${code} ${reason}` : `${code}`;
      }),
    );
    this.#socket.on('error', () => undefined);
  }

  send(frame: string, isBinary = false): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(frame, { binary: isBinary });
  }

  close(): void {
    this.#socket.close();
  }

  /** Stores a message, except a pushed balance that has not changed: a server may repeat a balance. */
  #receive(message: Record<string, unknown>): void {
    const balance = `${message.available_taps} ${message.total_taps}`;
    if (message.type !== 'balance' || balance !== this.#balance) this.received.push(message);
    this.#balance = balance;
  }

  #note(change: () => void): void {
    change();
    this.#changes.emit('change');
  }
}

/**
 * Returns true as soon as `isDone` returns true, or false after `ms` milliseconds. Calls `isDone` at the start and
 * after each event "change" of `changes`.
 */
export async function waitUntil(
  isDone: () => boolean,
  changes: EventEmitter,
  ms = 4_000,
): Promise<boolean> {
  const over = AbortSignal.timeout(ms);
  while (!isDone()) {
    if (over.aborted) return false;
    await once(changes, 'change', { signal: over }).catch(() => undefined);
  }
  return true;
}
