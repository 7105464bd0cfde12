/** A frame that shows pages of this page's own origin. */
export type Frame = Pick<
  HTMLIFrameElement,
  'contentWindow' | 'contentDocument' | 'addEventListener' | 'removeEventListener'
>;

const pollMs = 1;

/**
 * Puts `value` under `key` into the frame's window, and into that of every page which follows there,
 * before its scripts look for it. Pages of other origins get nothing. Answers how to stop.
 */
export function injectIntoFrame(frame: Frame, key: string, value: unknown): () => void {
  const polls = new Set<ReturnType<typeof setInterval>>();
  const rest = () => {
    for (const poll of polls) clearInterval(poll);
    polls.clear();
  };
  // No event tells that a new window came before its scripts run, so one waits for it by looking.
  const watch = () => {
    rest();
    polls.add(setInterval(put, pollMs));
  };
  const put = () => {
    const { contentWindow: window, contentDocument: document } = frame;
    if (!window || !document || key in window) return;
    Object.assign(window, { [key]: value });
    window.addEventListener('pagehide', watch);
  };
  const settle = () => {
    rest();
    put();
  };
  put();
  watch();
  frame.addEventListener('load', settle);
  return () => {
    rest();
    frame.removeEventListener('load', settle);
  };
}
