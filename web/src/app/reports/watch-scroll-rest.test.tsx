import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScrollRest } from './watch-scroll-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * Watches a fake scroll position. Returns the reported positions, a function that scrolls and a function that stops
 * the watching.
 */
function watchPage() {
  const rests: number[] = [];
  const stop = watchScrollRest(300, (scroll) => rests.push(scroll));
  const scrollTo = (top: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
    dispatchEvent(new Event('scroll'));
  };
  return { rests, stop, scrollTo };
}

test('[VIEW-04] a scroll of many events is reported once, 300 ms after the last one', () => {
  const { rests, stop, scrollTo } = watchPage();
  scrollTo(10);
  vi.advanceTimersByTime(299);
  scrollTo(20.6);
  vi.advanceTimersByTime(299);
  expect(rests).toEqual([]);

  vi.advanceTimersByTime(1);

  expect(rests).toEqual([21]);
  stop();
});

test('[VIEW-04] a scroll that stops at the previous position is not reported; the first position is the top', () => {
  const { rests, stop, scrollTo } = watchPage();
  scrollTo(0);
  vi.advanceTimersByTime(300);
  scrollTo(50);
  vi.advanceTimersByTime(300);
  scrollTo(50);
  vi.advanceTimersByTime(300);

  expect(rests).toEqual([50]);
  stop();
});

test('a scroll that has not stopped when watching ends is not reported', () => {
  const { rests, stop, scrollTo } = watchPage();
  scrollTo(10);

  stop();
  vi.advanceTimersByTime(300);

  expect(rests).toEqual([]);
});
