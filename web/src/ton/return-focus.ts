/**
 * Runs `work`, which may open TON Connect's windows. If the focus is then no longer in the app, moves it back to the
 * element that had it before, or to the page's title if that element is disabled or gone.
 */
export async function returnFocus<T>(work: () => Promise<T>): Promise<T> {
  const before = document.activeElement;
  const app = before?.closest('body > *');
  try {
    return await work();
  } finally {
    // A window that has just been closed may still have the focus, which would be lost with it.
    for (const element of [before, app?.querySelector('h1')]) {
      const isOutside = app && !app.contains(document.activeElement);
      if (isOutside && element instanceof HTMLElement) element.focus({ preventScroll: true });
    }
  }
}
