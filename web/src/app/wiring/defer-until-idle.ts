import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/** Returns `ask`, which runs `act` once when the player is not tapping. `end` cancels an `act` that has not run yet. */
export function deferUntilIdle(taps: Pick<TapStore, 'isIdle'>, act: () => void) {
  let cancel = () => {};
  return {
    ask() {
      cancel();
      // On a slow phone, `act` would delay taps.
      cancel = when(() => taps.isIdle, act);
    },
    end: () => cancel(),
  };
}
