/**
 * Runs `work`, which may open TON Connect's windows, and then moves the focus back to the element that had the focus
 * before. If that element is disabled or gone, moves the focus to the page's title.
 */
export async function returnFocus<T>(work: () => Promise<T>): Promise<T> {
  const before = document.activeElement;
  const app = before?.closest('body > *');
  try {
    return await work();
  } finally {
    for (const element of [before, app?.querySelector('h1')]) {
      if (isLost() && element instanceof HTMLElement) element.focus({ preventScroll: true });
    }
  }
}

/**
 * Returns true if no element of the app has the focus. While a window of TON Connect closes, this window may still have
 * the focus.
 */
function isLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('#tc-widget-root') !== null;
}
