import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Defers `act` until the player pauses, because a slow phone has no time for it between two taps. `ask` requests one
 * run, `end` cancels it.
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
