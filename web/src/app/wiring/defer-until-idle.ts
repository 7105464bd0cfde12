import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Returns `ask`, which calls `act` as soon as the player is not tapping, and `end`, which cancels a waiting call.
 * Several calls of `ask` while the player is tapping cause only one call of `act`.
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
