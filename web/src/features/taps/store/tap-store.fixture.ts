import type { Level } from '@bold/sdk';
import type { TapBatch } from '@bold/sdk/game';
import { vi } from 'vitest';
import { tapsText } from '../taps-text.ts';
import { TapStore } from './tap-store.ts';

/** A level as the contract answers it, with what the tap screen reads of it. */
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

/** The first of decisions §5, and one that drops the multiplier 3 again. */
export const fewLevels: readonly Level[] = [
  levelOf(1, 'White', 0, [1]),
  levelOf(2, 'Pink', 100, [1, 2]),
  levelOf(3, 'Red', 1_000, [1, 2, 3]),
  levelOf(4, 'Orange', 5_000, [1, 2, 5]),
];

/** A tap store on fake effects; time is vitest's, `open` says whether batches find the connection open. */
export function startTapStore({ localTaps = 0 } = {}) {
  const sent: TapBatch[] = [];
  const connection = { open: true };
  const toast = vi.fn();
  const haptic = vi.fn();
  const save = vi.fn();
  const store = new TapStore({
    send: (batch) => {
      sent.push(batch);
      return connection.open;
    },
    toast,
    words: tapsText.en,
    haptic,
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    localTaps: { load: () => localTaps, save },
  });
  return { store, sent, connection, toast, haptic, save };
}

/** The same with levels and a balance. */
export function startPlayer(available: number, total = 0) {
  const player = startTapStore();
  player.store.setLevels(fewLevels);
  player.store.seed({ available, total }, 1);
  return player;
}

/** Taps `times` times and answers what each tap was worth. */
export function tapTimes(store: TapStore, times: number): number[] {
  return Array.from({ length: times }, () => store.tap());
}
