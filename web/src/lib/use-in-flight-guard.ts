import { useCallback, useRef } from 'react';

/** Calls `run` to start work. `run` must call `end` when the work has ended. */
type Start = (run: (end: () => void) => void) => void;

/** Returns a function that starts work and ignores further calls, such as a second click, until the work has ended. */
export function useInFlightGuard(): Start {
  const isInFlight = useRef(false);
  return useCallback((run) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    run(() => {
      isInFlight.current = false;
    });
  }, []);
}
