import { TokenBucket } from '../../src/limits/token-bucket.ts';
import { Connection, type LiveSocket } from '../../src/live/connection.ts';
import { Connections } from '../../src/live/connections.ts';
import { Flusher } from '../../src/live/flusher.ts';
import { receiveFrame } from '../../src/live/receive-frame.ts';
import type { TapMessage, TapOutcome } from '../../src/taps/tap-message.ts';
import type { Receiver, SimulatedLine } from './simulated-line.ts';
import type { SimulatedTime } from './simulated-time.ts';

const never = new Date(8.64e15);
const unknown = { available_taps: 0, total_taps: 0 };
export type PlayerIds = { userId: number; telegramId: number };

/** Runs the server's real code for frames and for group commits, on a simulated store. */
export class SimulatedServer {
  readonly #lines = new Set<SimulatedLine>();
  readonly #connections = new Connections();
  readonly #flusher: Flusher;
  readonly #time: SimulatedTime;
  #isAlive = true;

  constructor(time: SimulatedTime, commit: (messages: TapMessage[]) => Promise<TapOutcome[]>) {
    this.#time = time;
    // A server that was killed gets no results of its statements.
    const whileAlive = async (messages: TapMessage[]) => {
      const outcome = await commit(messages).then(
        (outcomes) => () => outcomes,
        (error) => () => Promise.reject(error),
      );
      return this.#isAlive ? outcome() : new Promise<never>(() => undefined);
    };
    this.#flusher = new Flusher(whileAlive, () => undefined);
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  accept(line: SimulatedLine, socket: LiveSocket, { userId, telegramId }: PlayerIds): Receiver {
    const player = { userId, telegramId, languageCode: null, expiresAt: never };
    const bucket = new TokenBucket(20, 60, this.#time.now);
    const connection = new Connection(socket, player, bucket, unknown);
    this.#connections.add(connection);
    this.#lines.add(line);
    const live = {
      pipeline: this.#flusher,
      connections: this.#connections,
      clock: this.#time.clock,
      isBanned: () => false,
    };
    return {
      receive: (text) => receiveFrame(connection, text, live),
      gone: () => {
        this.#connections.remove(connection);
        this.#lines.delete(line);
      },
    };
  }

  /** Kills the server and closes its connections. The store still executes the statements that were already sent. */
  kill(): void {
    this.#isAlive = false;
    for (const line of this.#lines) line.closeFromServer();
  }
}
