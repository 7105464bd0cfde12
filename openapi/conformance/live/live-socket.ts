import { BrokenRule } from '../broken-rule.ts';
import type { Kit } from '../kit.ts';
import type { ConnectionStep } from '../steps/connection-step.ts';
import { isReply } from './pushed-types.ts';
import { timeoutMs, upgrade } from './upgrade.ts';

/** The `type` decides which optional members exist. */
export type ServerMessage = {
  type: string;
  code?: string;
  session?: string;
  seq?: number;
  applied?: number;
  duplicate?: boolean;
  available_taps: number;
  total_taps: number;
};

/** The close frame of a connection. */
export type Closing = {
  code: number;
  reason: string;
};

/** Checks every message of a live connection against the document. Queues messages until `next` reads them. */
export class LiveSocket {
  readonly closed: Promise<Closing>;
  readonly #socket: WebSocket;
  readonly #kit: Kit;
  readonly #step: ConnectionStep;
  #queue: ServerMessage[] = [];
  #listener: (() => void) | undefined;
  #closing: Closing | undefined;
  /** The time of the server's 101, in milliseconds. */
  #openedAt = Number.NaN;

  private constructor(socket: WebSocket, kit: Kit, step: ConnectionStep) {
    this.#socket = socket;
    this.#kit = kit;
    this.#step = step;
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    this.closed = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => {
        this.#closing = { code, reason };
        kit.target.coverage.closeCodes.add(code);
        this.#step.received(`closed ${code} ${reason}`.trim());
        resolve(this.#closing);
        this.#listener?.();
      });
    });
  }

  /** Opens a connection. Throws `BrokenRule` with status and problem code if the server refuses the upgrade. */
  static async open(url: string, kit: Kit): Promise<LiveSocket> {
    const socket = new WebSocket(url);
    const live = new LiveSocket(socket, kit, kit.steps.connection(url));
    const opened = new Promise((resolve) => {
      socket.addEventListener('open', () => {
        live.#openedAt = performance.now();
        resolve(true);
      });
    });
    const isOpen = await inTime(
      Promise.race([opened, live.closed.then(() => false)]),
      `the live connection does not open within ${timeoutMs / 1000} s`,
    );
    if (isOpen) return live;
    // Node's WebSocket does not reveal the response to its upgrade.
    const initData = new URL(url).searchParams.get('tg_auth') ?? '';
    const { status, code = '' } = await upgrade(kit, initData);
    throw new BrokenRule(`the upgrade returned ${`${status} ${code}`.trim()} instead of 101`);
  }

  /** Sends text and bytes unchanged, and an object as JSON. */
  send(message: object | string | Uint8Array<ArrayBuffer>): void {
    const isRaw = typeof message === 'string' || message instanceof Uint8Array;
    const frame = isRaw ? message : JSON.stringify(message);
    this.#step.sent(typeof frame === 'string' ? frame : '(a binary frame)');
    this.#socket.send(frame);
  }

  /**
   * Returns the next message for which `fits` returns true, and drops all earlier messages.
   * @param awaited A description of the awaited message, for the text of the error
   * @throws `BrokenRule` if the connection closes, or 30 s pass, before a message fits.
   */
  async next(
    fits: (message: ServerMessage) => boolean = () => true,
    awaited = 'a message',
  ): Promise<ServerMessage> {
    const deadline = Date.now() + timeoutMs;
    const openMs = Math.round(performance.now() - this.#openedAt);
    while (true) {
      const at = this.#queue.findIndex(fits);
      const found = this.#queue[at];
      if (found) {
        this.#queue = this.#queue.slice(at + 1);
        return found;
      }
      if (this.#closing) {
        throw new BrokenRule(
          `the live connection was closed with ${`${this.#closing.code} ${this.#closing.reason}`.trim()} instead of sending ${awaited}`,
        );
      }
      const received = new Promise<void>((resolve) => {
        this.#listener = resolve;
      });
      await inTime(
        received,
        `the live connection does not send ${awaited} within ${timeoutMs / 1000} s, awaited from ${openMs} ms after its 101`,
        deadline - Date.now(),
      );
    }
  }

  /** Returns all messages that no call of `next` has returned or dropped. */
  takeAll(): ServerMessage[] {
    return this.#queue.splice(0);
  }

  /** Sends a message and returns the server's next reply to a batch. */
  async ask(message: object | string | Uint8Array<ArrayBuffer>): Promise<ServerMessage> {
    this.send(message);
    return this.next(isReply, 'a reply to a batch');
  }

  /** Resolves with the close frame. Throws `BrokenRule` if the server does not close the connection within 30 s. */
  ended(): Promise<Closing> {
    return inTime(this.closed, 'the live connection stays open');
  }

  /** Closes the connection. Throws `BrokenRule` if this takes longer than 30 s. */
  async close(): Promise<void> {
    this.#socket.close();
    await inTime(this.closed, 'the live connection does not close');
  }

  #receive(text: string): void {
    this.#step.received(text);
    const { documents, target } = this.#kit;
    const message = parseMessage(text);
    if (message.code !== undefined) target.coverage.liveCodes.add(message.code);
    const schema = { $ref: '#/components/schemas/LiveServerMessage' };
    for (const fault of documents.api.validate(schema, message).slice(0, 1)) {
      const sentence = `The live connection sends a message where ${fault}`;
      const place = 'live.asyncapi.yaml components.messages';
      const steps = this.#kit.steps.shown();
      target.faults.add(this.#kit.tag, { sentence, place, steps, profile: 'core' });
    }
    const { duplicate, ...others } = message;
    // `duplicate: false` means the same as no `duplicate`.
    this.#queue.push(duplicate === false ? others : message);
    this.#listener?.();
  }
}

/** Parses a message. A text that is not a JSON object becomes a message that violates every schema. */
export function parseMessage(text: string): ServerMessage {
  try {
    const message = JSON.parse(text);
    if (typeof message === 'object' && message !== null && !Array.isArray(message)) return message;
  } catch {
    // A text that is not JSON is treated like other JSON values.
  }
  return { type: 'error', code: 'not a JSON object', available_taps: -1, total_taps: -1 };
}

async function inTime<Value>(
  promise: Promise<Value>,
  sentence: string,
  ms = timeoutMs,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BrokenRule(sentence)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
