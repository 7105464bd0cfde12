import { useRef } from 'react';

/** Calls `run`, or does nothing while earlier work runs. `run` must call `end` when its work has ended. */
type Start = (run: (end: () => void) => void) => void;

/** Returns a function that starts work and ignores further calls, such as a second click, until the work has ended. */
export function useInFlightGuard(): Start {
  const isInFlight = useRef(false);
  return (run) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    run(() => {
      isInFlight.current = false;
    });
  };
}
