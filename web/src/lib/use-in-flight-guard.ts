import { useCallback, useRef } from 'react';

/** Starts work with `run`, which must call `end` when the work has ended. */
type Start = (run: (end: () => void) => void) => void;

/**
 * Returns a function that starts work, and ignores calls until this work has ended. A button that is disabled while a
 * mutation is pending does not suffice: the second click of a double click comes before React renders it.
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
