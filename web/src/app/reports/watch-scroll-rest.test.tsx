import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScrollRest } from './watch-scroll-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that is scrolled to where it is told, and what was told of it. */
function watchPage() {
  const rests: number[] = [];
  const stop = watchScrollRest(300, (scroll) => rests.push(scroll));
  const scrollTo = (top: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
    dispatchEvent(new Event('scroll'));
  };
  return { rests, stop, scrollTo };
}

test('[VIEW-04] one scroll of many events is told once, 300 ms after the last of them', () => {
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

test('[VIEW-04] a page that rests where it did before, at its top at first, tells nothing', () => {
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

test('what is left unrested when it ends is never told', () => {
  const { rests, stop, scrollTo } = watchPage();
  scrollTo(10);

  stop();
  vi.advanceTimersByTime(300);

  expect(rests).toEqual([]);
});
