import { expect, onTestFinished, test, vi } from 'vitest';
import { type Frame, injectIntoFrame } from './inject-into-frame.ts';

/** A frame whose windows are plain event targets; `go` shows the next page, of this origin or another. */
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

test('the first page of a frame finds the wallet at once', () => {
  const { frame } = startFrame();
  expect(frame.contentWindow.wallet).toBe('here');
});

test('a page that follows finds the wallet before it has loaded', () => {
  const { frame, go, load } = startFrame();
  load();
  go();
  vi.advanceTimersByTime(1);
  expect(frame.contentWindow.wallet).toBe('here');
});

test('a page that has loaded is looked at no more', () => {
  const { load } = startFrame();
  load();
  expect(vi.getTimerCount()).toBe(0);
});

test('a page of another origin gets nothing, and the next own one does', () => {
  const { frame, go, load } = startFrame();
  load();
  go({ foreign: true });
  load();
  expect(frame.contentWindow.wallet).toBeUndefined();
  go();
  load();
  expect(frame.contentWindow.wallet).toBe('here');
});

test('nothing is put into a frame after the wallet was taken away', () => {
  const { frame, go, load, stop } = startFrame();
  stop();
  go();
  load();
  expect(frame.contentWindow.wallet).toBeUndefined();
});
