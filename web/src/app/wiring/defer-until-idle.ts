import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Defers `act` until the player is not tapping.
 * @returns `ask` requests one call of `act`, and `end` cancels a call that has not happened yet
 */
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
