import { useCallback, useRef } from 'react';

/** Calls `run` to start work. `run` must call `end` when the work has ended. */
type Start = (run: (end: () => void) => void) => void;

/**
 * Returns a function that starts work, and ignores calls until this work has ended. A disabled button is not enough,
 * because a second click can come before React has rendered the disabled button.
 */
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
