/**
 * Tells where the page rests after it was scrolled; not if it came back to where it rested before.
 * @param ms how long scrolling must have stopped
 * @param onRest gets whole pixels from the top
 * @returns what ends it
 */
export function watchScrollRest(ms: number, onRest: (scroll: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A new page starts at its top, wherever the last one was.
  let rested = 0;

  function rest() {
    const scroll = Math.round(window.scrollY);
    if (scroll === rested) return;
    rested = scroll;
    onRest(scroll);
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(rest, ms);
  }

  addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', wait);
  };
}
