import { type Batch, type BatchStorage, LiveConnection } from '@bold/sdk/live';
import type { SimulatedLine } from './simulated-line.ts';
import type { PlayerIds } from './simulated-server.ts';
import type { SimulatedTime } from './simulated-time.ts';

type Ack = { batch: Batch; applied: number; isDuplicate: boolean };

export type Surroundings = {
  name: string;
  player: PlayerIds;
  time: SimulatedTime;
  connect(): SimulatedLine;
  onAck(ack: Ack): void;
};

/** Simulates a phone with the app's real live connection. A reload of the page keeps the stored batches. */
export class SimulatedDevice {
  /** The sum of `multiplier` × `taps` of all batches. */
  tapped = 0;
  /** The newest connection. */
  line: SimulatedLine | undefined;
  readonly #surroundings: Surroundings;
  readonly #storage = storage();
  #starts = 0;
  #live: LiveConnection;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#live = this.#start();
    this.#live.connect();
  }

  get player(): PlayerIds {
    return this.#surroundings.player;
  }

  get isAcknowledged(): boolean {
    return this.#live.unacked.length === 0;
  }

  tap(multiplier: number, taps: number): void {
    this.tapped += multiplier * taps;
    this.#live.sendMessage({ multiplier, taps });
  }

  /** Closes the live connection and starts a new one with the same storage. */
  reload(): void {
    this.#live.close();
    this.#live = this.#start();
    this.#live.connect();
  }

  #start(): LiveConnection {
    const { name, player, time, connect, onAck } = this.#surroundings;
    this.#starts += 1;
    const live = new LiveConnection({
      baseUrl: 'https://bold.example/api',
      initData: () => 'user=1&hash=ab',
      telegramId: player.telegramId,
      storage: this.#storage,
      session: `${name}-${this.#starts}`,
      schedule: time.schedule,
      now: () => time.now,
      createSocket: () => {
        this.line = connect();
        return this.line;
      },
    });
    live.subscribe((event) => {
      if (event.type === 'ack') onAck(event);
      // When the live connection has given up, the player reopens it after 5 seconds.
      if (event.type === 'gaveUp')
        time.schedule(() => live === this.#live && live.connect(), 5_000);
    });
    return live;
  }
}

function storage(): BatchStorage {
  let kept = '[]';
  return {
    load: (): Batch[] => JSON.parse(kept),
    save: (batches) => {
      kept = JSON.stringify(batches);
    },
  };
}
