import { type Batch, type BatchStorage, LiveConnection } from '@bold/sdk/live';
import type { SimulatedLine } from './simulated-line.ts';
import type { Known } from './simulated-server.ts';
import type { SimulatedTime } from './simulated-time.ts';

type Ack = { batch: Batch; applied: number; isDuplicate: boolean };

export type Surroundings = {
  name: string;
  player: Known;
  time: SimulatedTime;
  /** Opens a new line to whichever server is reachable. */
  connect(): SimulatedLine;
  onAck(ack: Ack): void;
};

/** A phone with the app, whose page may be reloaded at any moment; its storage survives. */
export class SimulatedDevice {
  /** The sum of taps times multipliers of the player on this device. */
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

  get player(): Known {
    return this.#surroundings.player;
  }

  get isAcknowledged(): boolean {
    return this.#live.unacked.length === 0;
  }

  tap(multiplier: number, taps: number): void {
    this.tapped += multiplier * taps;
    this.#live.sendMessage({ multiplier, taps });
  }

  /** Reloads the page: nothing of the old one acts any more. */
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
      createSocket: () => {
        this.line = connect();
        return this.line;
      },
    });
    live.subscribe((event) => {
      if (event.type === 'ack') onAck(event);
      // A player who sees that the app has given up comes back a moment later.
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
