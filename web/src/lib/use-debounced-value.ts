import { useEffect, useState } from 'react';

/**
 * Returns the last value that was unchanged for `ms` milliseconds. Returns the first value immediately.
 * @param value compared by identity
 */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
