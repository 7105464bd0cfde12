import type { Level } from '@bold/sdk';
import type { Balance, TapBatch } from '@bold/sdk/game';
import { type Batch, type LiveEvent, realSchedule } from '@bold/sdk/live';
import { vi } from 'vitest';
import { memoryDevice } from '../../../../test/memory-device.ts';
import { tapsText } from '../taps-text.ts';
import { TapHint } from './tap-hint.ts';
import { type TapConnection, TapStore } from './tap-store.ts';

/** Returns a level with one multiplier for each of the `values`. */
export function levelOf(id: number, title: string, threshold: number, values: number[]): Level {
  return {
    id,
    title,
    threshold,
    description: `${title} from ${threshold} taps on.`,
    user_description: `Reached ${title}.`,
    primary_color: '#000000',
    secondary_color: '#595959',
    background_color: '#ffffff',
    tile: null,
    dark_theme: false,
    multipliers: values.map((value) => ({
      id: value,
      value,
      display_name: value === 1 ? '1' : null,
    })),
    payment_percentage: id - 1,
  };
}

/** The first four levels of decisions §5. Only the third level has a multiplier 3. */
export const fewLevels: readonly Level[] = [
  levelOf(1, 'White', 0, [1]),
  levelOf(2, 'Pink', 100, [1, 2]),
  levelOf(3, 'Red', 1_000, [1, 2, 3]),
  levelOf(4, 'Orange', 5_000, [1, 2, 5]),
];

const isUnsent = ({ session, sent }: Batch) => session === 's1' && !sent;

export class FakeConnection implements TapConnection {
  isOpen = true;
  readonly connect = vi.fn();
  uncounted: readonly Batch[] = [];
  readonly sent: TapBatch[] = [];
  #seq = 0;
  #listener: (event: LiveEvent) => void = () => {};

  subscribe(listener: (event: LiveEvent) => void) {
    this.#listener = listener;
    return () => {};
  }

  sendMessage({ multiplier, taps }: TapBatch, mustHold = false) {
    const isHeld = mustHold || this.uncounted.some(isUnsent);
    this.#seq += 1;
    const batch = { multiplier, taps, session: 's1', seq: this.#seq, sent: !isHeld };
    this.uncounted = [...this.uncounted, batch];
    if (!isHeld) this.sent.push({ multiplier, taps });
    return this.isOpen;
  }

  /** Sends the unsent batches of this session. */
  release() {
    for (const { multiplier, taps } of this.uncounted.filter(isUnsent)) {
      this.sent.push({ multiplier, taps });
    }
    this.uncounted = this.uncounted.map((batch) => ({
      ...batch,
      sent: batch.sent || isUnsent(batch),
    }));
  }

  /**
   * Removes the oldest batches from `uncounted` until only `left` batches remain, and emits one event `ack` with
   * `balance`.
   */
  acknowledge(balance: Balance, left = 0) {
    const [batch] = this.uncounted;
    if (!batch) throw new Error('No batch was sent');
    this.uncounted = left > 0 ? this.uncounted.slice(-left) : [];
    this.#listener({ type: 'ack', batch, applied: batch.taps, isDuplicate: false, balance });
  }

  /** Adds `batches` to `uncounted` as unsent batches of an earlier launch, and emits the event `tookOver`. */
  takeOver(batches: readonly TapBatch[]) {
    const found = batches.map((batch, at) => ({
      ...batch,
      session: 's0',
      seq: at + 1,
      sent: false,
    }));
    this.uncounted = [...this.uncounted, ...found];
    this.#listener({ type: 'tookOver', batches: found });
  }
}

/** Creates a tap store with fake dependencies. */
export function startTapStore({ device = memoryDevice() } = {}) {
  const connection = new FakeConnection();
  const toast = vi.fn();
  const haptic = vi.fn();
  const store = new TapStore({
    connection,
    toast,
    texts: tapsText.en,
    haptic,
    schedule: realSchedule,
    hint: new TapHint(device, 1),
  });
  return { store, connection, sent: connection.sent, toast, haptic, device };
}

export function startPlayer(available: number, total = 0) {
  const player = startTapStore();
  player.store.setLevels(fewLevels);
  player.store.seed({ available, total }, 1);
  return player;
}

/** Makes `times` taps and returns the worth of each tap. */
export function tapTimes(store: TapStore, times: number): number[] {
  return Array.from({ length: times }, () => store.tap());
}
