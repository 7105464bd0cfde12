import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Defers `act` until the player pauses: a slow phone has no time for it between two taps. Returns a function that
 * requests it and a function that stops it.
 */
export function deferUntilIdle(taps: Pick<TapStore, 'isResting'>, act: () => void) {
  let cancel = () => {};
  return {
    ask() {
      cancel();
      cancel = when(() => taps.isResting, act);
    },
    end: () => cancel(),
  };
}
