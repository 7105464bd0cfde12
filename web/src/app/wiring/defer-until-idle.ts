import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Returns `ask` and `end`. `ask` runs `act` when the player is not tapping, because `act` would delay taps on a slow
 * phone. Several calls of `ask` before that run `act` only once. `end` cancels an `act` that has not run yet.
 */
export function deferUntilIdle(taps: Pick<TapStore, 'isIdle'>, act: () => void) {
  let cancel = () => {};
  return {
    ask() {
      cancel();
      cancel = when(() => taps.isIdle, act);
    },
    end: () => cancel(),
  };
}
