/**
 * Runs `work`, which may open TON Connect's windows. If the focus is then lost or still in such a window, moves it back
 * to the element that had it before, or to the page's title if that element is disabled or gone.
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

/** Returns true if no element has the focus, or if one in a window of TON Connect has it, which may just be closing. */
function isLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('#tc-widget-root') !== null;
}
