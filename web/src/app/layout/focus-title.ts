/**
 * Moves the focus to the title of a new view: a screen reader then reads the title, and keyboard navigation starts at
 * the top. Does nothing if the view has set the focus itself, or if something beside the app has the focus.
 */
export function focusTitle(title: HTMLElement | null): void {
  const focused = document.activeElement ?? document.body;
  const isTaken = focused.closest('main') !== null;
  // The dialogs of libraries and the mock's panel have elements of their own beside the app's.
  const isInApp = focused === document.body || title?.closest('body > *')?.contains(focused);
  if (isInApp && !isTaken) title?.focus({ preventScroll: true });
}
