/**
 * Calls `onRest` when scrolling has stopped for `ms` milliseconds. Does not report the same position twice in a row.
 * @param onRest called with the distance from the top of the page, in whole pixels
 * @returns a function that stops watching
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
