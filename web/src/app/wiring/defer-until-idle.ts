import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Defers `act` until the player pauses tapping, because on a slow phone it would delay taps. `ask` requests one run of
 * `act`, `end` cancels it.
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
