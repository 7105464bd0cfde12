export type Frame = Pick<
  HTMLIFrameElement,
  'contentWindow' | 'contentDocument' | 'addEventListener'
>;

const pollMs = 1;

/**
 * Sets `window[key]` to `value` in each page that the frame opens, usually before the page's scripts run. Skips pages
 * whose origin differs from the origin of the page that contains the frame.
 * @returns A function that stops the injection.
 */
export function injectIntoFrame(frame: Frame, key: string, value: unknown): () => void {
  const polls = new Set<ReturnType<typeof setInterval>>();
  const end = new AbortController();
  const { signal } = end;
  const rest = () => {
    for (const poll of polls) clearInterval(poll);
    polls.clear();
  };
  // There is no event for a new window before its scripts run, so the frame is polled.
  const watch = () => {
    rest();
    polls.add(setInterval(put, pollMs));
  };
  const put = () => {
    const { contentWindow: window, contentDocument: document } = frame;
    if (!window || !document || key in window) return;
    Object.assign(window, { [key]: value });
    window.addEventListener('pagehide', watch, { signal });
  };
  const finish = () => {
    rest();
    put();
  };
  put();
  watch();
  frame.addEventListener('load', finish, { signal });
  return () => {
    rest();
    end.abort();
  };
}
