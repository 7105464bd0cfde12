/**
 * Calls `onRest` when scrolling has stopped, unless the position is the same as at the last stop. Returns a function
 * that stops watching.
 * @param ms how long scrolling must have stopped
 * @param onRest receives the distance from the top of the page, in whole pixels
 */
export function watchScrollRest(ms: number, onRest: (scroll: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A new page starts at its top.
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
