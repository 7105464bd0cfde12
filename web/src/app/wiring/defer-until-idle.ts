import { when } from 'mobx';
import type { TapStore } from '../../features/taps/store/tap-store.ts';

/**
 * Puts `act` off while fingers tap: a slow phone has no time for it between two taps.
 * @returns what asks for it, as often as one likes, and what ends it
 */
export function deferUntilIdle(taps: Pick<TapStore, 'isResting'>, act: () => void) {
  let callOff = () => {};
  return {
    ask() {
      callOff();
      callOff = when(() => taps.isResting, act);
    },
    end: () => callOff(),
  };
}
