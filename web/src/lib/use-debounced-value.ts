import { useEffect, useState } from 'react';

/**
 * A value that follows once it has rested.
 * @param value compared by identity
 * @param ms how long it must stay the same
 * @returns the last value that rested; the first one counts as rested
 */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
