import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Delays `act` while the player is tapping. Several calls of `ask` during this time cause only one call of `act`.
 * @returns `ask()` calls `act` as soon as the player is not tapping. `end()` cancels a delayed call.
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
