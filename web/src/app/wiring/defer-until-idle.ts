import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Defers `act` until the player pauses tapping, because `act` would delay taps on a slow phone. A call of `ask` causes
 * one run of `act`, and `end` cancels it.
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
