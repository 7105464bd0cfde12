import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useDebouncedValue } from './use-debounced-value.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('after the pause the debounced value is the last value', async () => {
  const { result, rerender, act } = await renderHook((value = 'a') =>
    useDebouncedValue(value, 300),
  );
  expect(result.current).toBe('a');
  await rerender('b');
  await act(() => vi.advanceTimersByTime(299));
  await rerender('c');
  await act(() => vi.advanceTimersByTime(299));
  expect(result.current).toBe('a');
  await act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('c');
});
