import { BrokenRule } from '../broken-rule.ts';
import type { Kit } from '../kit.ts';
import type { ConnectionStep } from '../steps/connection-step.ts';

/** A message of the server; which members are there follows from `type`. */
export interface ServerMessage {
  type: 'taps' | 'error' | 'balance';
  code?: string;
  session?: string;
  seq?: number;
  applied?: number;
  duplicate?: boolean;
  available_taps: number;
  total_taps: number;
}

/** How the server ended a connection. */
export interface Closing {
  code: number;
  reason: string;
}

const patienceMs = 30_000;

/** One live connection. Every message is judged by the document; what nobody asked for yet waits in order. */
export class LiveSocket {
  readonly closed: Promise<Closing>;
  readonly #socket: WebSocket;
  readonly #kit: Kit;
  readonly #step: ConnectionStep;
  #waiting: ServerMessage[] = [];
  #listener: (() => void) | undefined;
  #closing: Closing | undefined;

  private constructor(socket: WebSocket, kit: Kit, step: ConnectionStep) {
    this.#socket = socket;
    this.#kit = kit;
    this.#step = step;
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    this.closed = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => {
        this.#closing = { code, reason };
        kit.target.coverage.closeCodes.add(code);
        this.#step.heard(`closed ${code} ${reason}`.trim());
        resolve(this.#closing);
        this.#listener?.();
      });
    });
  }

  /** Connects; resolves when the connection is open or was ended at once. */
  static async open(url: string, kit: Kit): Promise<LiveSocket> {
    const socket = new WebSocket(url);
    const live = new LiveSocket(socket, kit, kit.steps.connection(url));
    const opened = new Promise((resolve) => socket.addEventListener('open', resolve));
    await inTime(Promise.race([opened, live.closed]), 'the live connection does not open');
    return live;
  }

  /** Sends a message as JSON, or a frame as it is. */
  send(message: object | string | Uint8Array<ArrayBuffer>): void {
    const isRaw = typeof message === 'string' || message instanceof Uint8Array;
    const frame = isRaw ? message : JSON.stringify(message);
    this.#step.sent(typeof frame === 'string' ? frame : '(a binary frame)');
    this.#socket.send(frame);
  }

  /** The next message that fits, and forgets those before it. Throws `BrokenRule` if none comes within 30 s. */
  async next(fits: (message: ServerMessage) => boolean = () => true): Promise<ServerMessage> {
    const deadline = Date.now() + patienceMs;
    while (true) {
      const at = this.#waiting.findIndex(fits);
      const found = this.#waiting[at];
      if (found) {
        this.#waiting = this.#waiting.slice(at + 1);
        return found;
      }
      if (this.#closing) {
        throw new BrokenRule(
          `the live connection was closed with ${this.#closing.code} instead of an answer`,
        );
      }
      const heard = new Promise<void>((resolve) => {
        this.#listener = resolve;
      });
      await inTime(heard, 'the live connection does not answer', deadline - Date.now());
    }
  }

  /** Sends a batch and gives the answer to it; the balances in between are forgotten. */
  async ask(message: object | string | Uint8Array<ArrayBuffer>): Promise<ServerMessage> {
    this.send(message);
    return this.next(({ type }) => type !== 'balance');
  }

  /** How the server ends the connection; throws `BrokenRule` if it does not within 30 s. */
  ended(): Promise<Closing> {
    return inTime(this.closed, 'the live connection stays open');
  }

  /** Leaves. */
  async close(): Promise<void> {
    this.#socket.close();
    await inTime(this.closed, 'the live connection does not close');
  }

  #hear(text: string): void {
    this.#step.heard(text);
    const { documents, target } = this.#kit;
    const message = JSON.parse(text) as ServerMessage;
    if (message.code !== undefined) target.coverage.liveCodes.add(message.code);
    const schema = { $ref: '#/components/schemas/LiveServerMessage' };
    for (const fault of documents.api.validate(schema, message).slice(0, 1)) {
      const sentence = `The live connection sends a message where ${fault}: ${text.slice(0, 120)}`;
      const place = 'live.asyncapi.yaml components.messages';
      target.faults.add('live', place, sentence, this.#kit.steps.shown());
    }
    this.#waiting.push(message);
    this.#listener?.();
  }
}

async function inTime<Value>(
  promise: Promise<Value>,
  sentence: string,
  ms = patienceMs,
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
