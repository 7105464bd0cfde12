import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Returns two functions, `ask` and `end`. `ask` runs `act` once, as soon as the player is not tapping, because `act`
 * would delay taps on a slow phone. If `ask` is called again before `act` has run, `act` still runs only once. `end`
 * cancels an `act` that has not run yet.
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
