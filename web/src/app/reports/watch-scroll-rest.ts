/**
 * Calls `onRest` with the page's position when scrolling has stopped, unless it is the position of the last call.
 * Returns a function that ends this.
 * @param ms how long scrolling must have stopped
 * @param onRest receives whole pixels from the top
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
