/**
 * Keeps toasts on the page until they are dismissed. Runs in the page.
 * @param shownMs the time after which the app usually hides a toast, in milliseconds
 */
export function holdToasts(shownMs: number): void {
  const { setTimeout } = window;
  const start = (run: () => void, ms?: number) => (ms === shownMs ? 0 : setTimeout(run, ms));
  Object.assign(window, { setTimeout: start });
}
