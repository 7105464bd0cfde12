/**
 * Moves the focus to the title of a new view: a screen reader then reads the title, and keyboard navigation starts at
 * the top. Does nothing if the view has set the focus itself, or if something beside the app has the focus.
 */
export function focusTitle(title: HTMLElement | null): void {
  const focused = document.activeElement ?? document.body;
  const isTaken = focused.closest('main') !== null;
  if ((focused === document.body || isInApp(focused, title)) && !isTaken)
    title?.focus({ preventScroll: true });
}

/** Returns true if the element is in the app: the element and the title are in the same child of `body`. */
export function isInApp(element: Element, title: HTMLElement | null): boolean {
  // The dialogs of libraries and the mock's panel have elements of their own beside the app's.
  return title?.closest('body > *')?.contains(element) === true;
}
