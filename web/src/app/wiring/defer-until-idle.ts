import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/** Defers `act` until the player is not tapping. Several calls of `ask` cause one call, which `end` cancels. */
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
