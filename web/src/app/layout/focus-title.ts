/**
 * Moves the focus to the title of a new view, so that screen readers and keyboard navigation start at the title. Does
 * nothing if the view has set the focus itself, or if something outside the app has the focus.
 */
export function focusTitle(title: HTMLElement | null): void {
  const focused = document.activeElement ?? document.body;
  const isTaken = focused.closest('main') !== null;
  if ((focused === document.body || isInApp(focused, title)) && !isTaken)
    title?.focus({ preventScroll: true });
}

/** Returns true if the element is in the app. The app is the child of `body` that contains the title. */
export function isInApp(element: Element, title: HTMLElement | null): boolean {
  // The dialogs of libraries and the scenario panel have elements of their own beside the app's.
  return title?.closest('body > *')?.contains(element) === true;
}
