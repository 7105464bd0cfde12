/**
 * Moves the focus to the title of a new view: a screen reader then reads the title, and keyboard navigation starts at
 * the top. Does nothing if the view has set the focus itself.
 */
export function focusTitle(title: HTMLElement | null): void {
  const isTaken = document.activeElement?.closest('main') != null;
  if (!isTaken) title?.focus({ preventScroll: true });
}
