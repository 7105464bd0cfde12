/**
 * Moves the focus to the title of a new view. Does nothing if the focus is already in `<main>`, outside the app, or in
 * another window or frame.
 */
export function focusTitle(title: HTMLElement | null): void {
  // In Telegram Web the app is a frame, and `focus` would take the focus from the page around it.
  if (!document.hasFocus()) return;
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
