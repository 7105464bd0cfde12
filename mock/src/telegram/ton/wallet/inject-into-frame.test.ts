import { expect, onTestFinished, test, vi } from 'vitest';
import { type Frame, injectIntoFrame } from './inject-into-frame.ts';

/**
 * Creates a fake frame and starts the injection of `wallet` into its pages. The returned `go()` opens a page of the
 * same origin, and `go({ foreign: true })` opens a page of another origin.
 */
function startFrame() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const openWindow = () => new EventTarget() as Window & Record<string, unknown>;
  const frame = Object.assign(new EventTarget(), {
    contentWindow: openWindow(),
    contentDocument: {} as Document | null,
  });
  const go = ({ foreign = false } = {}) => {
    frame.contentWindow.dispatchEvent(new Event('pagehide'));
    frame.contentWindow = openWindow();
    frame.contentDocument = foreign ? null : ({} as Document);
  };
  const load = () => frame.dispatchEvent(new Event('load'));
  return { frame, go, load, stop: injectIntoFrame(frame as unknown as Frame, 'wallet', 'here') };
}

test('the first page of a frame has the wallet at once', () => {
  const { frame } = startFrame();
  expect(frame.contentWindow.wallet).toBe('here');
});

test('the next page of a frame has the wallet before it has loaded', () => {
  const { frame, go, load } = startFrame();
  load();
  go();
  vi.advanceTimersByTime(1);
  expect(frame.contentWindow.wallet).toBe('here');
});

test('a loaded page is not polled', () => {
  const { load } = startFrame();
  load();
  expect(vi.getTimerCount()).toBe(0);
});

test('a page of another origin gets no wallet, but the next page of this origin does', () => {
  const { frame, go, load } = startFrame();
  load();
  go({ foreign: true });
  load();
  expect(frame.contentWindow.wallet).toBeUndefined();
  go();
  load();
  expect(frame.contentWindow.wallet).toBe('here');
});

test('after the injection is stopped, new pages get no wallet, and no page is polled', () => {
  const { frame, go, load, stop } = startFrame();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  go();
  vi.advanceTimersByTime(1);
  load();
  expect(frame.contentWindow.wallet).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
